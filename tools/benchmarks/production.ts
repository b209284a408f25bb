// To be imported before anything that imports React: it reads NODE_ENV when it is loaded, and without this its slow
// development build would render the pages.
process.env.NODE_ENV = "production";
