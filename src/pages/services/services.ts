import { services } from "#collections/services/services.ts";
import type { Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { ABSENT_TEXTS } from "#features/publishing/list-page.ts";
import { definePage } from "#features/publishing/page.ts";
import { servicesTexts } from "./texts.ts";

/** The service that a symbol of the single-line diagram leads to. @param initial the id of the default one */
const service = (initial: number) => fact.references({ to: services.name, max: 1, initialIds: [initial] });

const fault = text.line({ max: 80 });

/**
 * The index of the services: its head, the single-line diagram with a service and an example of a fault for each symbol,
 * the call to contact at its end, and what pages of services show in common.
 */
export const servicesPage = definePage({
  name: "services",
  path: "/services",
  words: servicesTexts,
  facts: {
    shoreService: service(1),
    switchboardService: service(5),
    generatorService: service(4),
    driveService: service(3),
    alarmService: service(6),
    sensorsService: service(4),
  },
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    diagramHeading: text.line({ max: 80, required: true }),
    diagramText: text.area({ max: 300 }),
    shoreFault: fault,
    switchboardFault: fault,
    generatorFault: fault,
    driveFault: fault,
    alarmFault: fault,
    sensorsFault: fault,
    askHeading: text.line({ max: 60, required: true }),
    askText: text.area({ max: 300, required: true }),
    askLabel: text.line({ max: 40, required: true }),
    callHeading: text.line({ max: 80, required: true }),
    callText: text.area({ max: 300, required: true }),
    callLabel: text.line({ max: 40, required: true }),
    ...ABSENT_TEXTS,
  },
});

/** What staff have published of it, in one language. */
export type ServicesContent = Published<typeof servicesPage>;

/** Its words in one language. */
export type ServicesText = ServicesContent["text"];
