import { electricalEngineer } from "./example/electrical-engineer.ts";
import { electricalTechnician } from "./example/electrical-technician.ts";
import { studentPractice } from "./example/student-practice.ts";
import type { OfferContent } from "./offers.ts";

/** The offers of a fresh installation, by id. */
export const exampleOffers: readonly OfferContent[] = [electricalEngineer, electricalTechnician, studentPractice];
