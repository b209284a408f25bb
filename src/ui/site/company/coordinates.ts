/**
 * Formats a location as on a chart, the same in every language: `54°25′ N 018°37′ E`, rounded to minutes.
 * @param coordinates degrees, WGS 84; south and west negative
 */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${degrees(latitude, 2)} ${latitude < 0 ? "S" : "N"} ${degrees(longitude, 3)} ${longitude < 0 ? "W" : "E"}`;
}

function degrees(value: number, digits: number): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const whole = String(Math.floor(minutes / 60)).padStart(digits, "0");
  return `${whole}°${String(minutes % 60).padStart(2, "0")}′`;
}
