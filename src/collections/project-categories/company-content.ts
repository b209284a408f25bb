import { titled } from "../titled.ts";

/** English, Polish, German. Their ids follow from the order. */
export const companyContent = titled([
  ["Electrical installation", "Instalacje elektryczne", "Elektroinstallation"],
  ["Power distribution", "Rozdział energii", "Energieverteilung"],
  ["Generator protection", "Zabezpieczenia prądnic", "Generatorschutz"],
  ["Power supplies", "Zasilacze", "Stromversorgung"],
  ["Shore connection", "Zasilanie z lądu", "Landanschluss"],
  ["Drives and control", "Napędy i sterowanie", "Antriebe und Steuerung"],
  ["PLC control", "Sterowanie PLC", "SPS-Technik"],
  ["Deck machinery control", "Sterowanie urządzeniami pokładowymi", "Decksmaschinensteuerung"],
  ["Alarm and monitoring", "Alarmy i monitoring", "Alarm und Überwachung"],
  ["Instrumentation", "Aparatura pomiarowa", "Messtechnik"],
  ["Survey and measurement", "Przeglądy i pomiary", "Bestandsaufnahme und Messung"],
]);
