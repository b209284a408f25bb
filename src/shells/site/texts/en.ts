export const site = {
  skip: "Skip to content",
  exampleNote: "Example site: names, numbers and stories are samples.",
  main: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  below: "More pages: {{title}}",
  night: "Bridge night mode",
  call: "Call {{number}}",
  navigation: "Navigation",
  contactText: "Tell us the vessel, the port and what has stopped working.",
};
