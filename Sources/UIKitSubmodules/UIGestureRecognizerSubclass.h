// Nothing to declare; see the module map.
