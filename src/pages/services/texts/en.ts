export const site = {
  all: "All services",
  title: "Services",
  lead: "From the first drawing to the last service call, on board and ashore.",
  description:
    "Six services for ships, docks and offshore: design, project management, installation, repair of marine equipment, fabrication, training.",
  offered: "Offered services",
  askHeading: "Ask about this service",
  askText: "Send the drawings, a photo of the type plate or the text of the fault.",
  callHeading: "Not sure which service it is?",
  callText: "Describe what has stopped, or what is planned. We sort it.",
  makers: "Equipment companies",
  families: "Product families",
  extraRepairs: "Extra repair list",
  items: "{{count}} item|{{count}} items",
};
