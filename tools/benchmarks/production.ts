// Import this before anything that imports React, which reads NODE_ENV on import: otherwise its slow development build
// would render the pages.
process.env.NODE_ENV = "production";
