import { titled } from "../titled.ts";

/** English, Polish, German. Their ids follow from the order. */
export const companyContent = titled([
  ["Alarm system", "Systemy alarmowe", "Alarmtechnik"],
  ["Communication", "Komunikacja", "Kommunikation"],
  ["Measurement", "Pomiary", "Messtechnik"],
  ["Monitoring", "Monitorowanie parametrów", "Überwachung"],
  ["Operator panel", "Panele operatorskie", "Bedientechnik"],
  ["Power supply", "Zasilanie", "Stromversorgung"],
  ["Protection", "Zabezpieczenia", "Schutztechnik"],
  ["Sensor", "Czujniki", "Sensorik"],
  ["Shore power", "Zasilanie z lądu", "Landanschluss"],
]);
