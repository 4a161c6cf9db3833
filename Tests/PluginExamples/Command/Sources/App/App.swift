// An app would import the module that is generated.
