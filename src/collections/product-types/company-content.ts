import { titled } from "../titled.ts";

/** English, Polish, German. Their ids follow from the order. */
export const companyContent = titled([
  ["Alarm system", "System alarmowy", "Alarmtechnik"],
  ["Communication", "Komunikacja", "Kommunikation"],
  ["Measurement", "Pomiary", "Messtechnik"],
  ["Monitoring", "Monitorowanie parametrów", "Überwachung"],
  ["Operator panel", "Panel operatorski", "Bedientechnik"],
  ["Power supply", "Zasilanie", "Stromversorgung"],
  ["Protection", "Zabezpieczenia", "Schutztechnik"],
  ["Sensor", "Czujnik", "Sensorik"],
  ["Shore power", "Zasilanie z lądu", "Landstrom"],
]);
