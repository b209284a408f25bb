/** URLs that open a location in map services. */
export interface MapLinks {
  openStreetMap: string;
  googleMaps: string;
  appleMaps: string;
  /** RFC 5870, for the map app of the device; Android shows `q` as the label of the pin. */
  geo: string;
}

/**
 * Builds the URLs that open a location in map services.
 * @param coordinates degrees, WGS 84; south and west negative
 * @param name label of the pin
 */
export function mapLinks(coordinates: { latitude: number; longitude: number }, name: string): MapLinks {
  // Five decimals are about a metre. `toFixed` never writes an exponent.
  const latitude = coordinates.latitude.toFixed(5);
  const longitude = coordinates.longitude.toFixed(5);
  const place = `${latitude},${longitude}`;
  const label = encodeURIComponent(name);
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
    appleMaps: `https://maps.apple.com/?ll=${place}&q=${label}`,
    geo: `geo:${place}?q=${encodeURIComponent(place)}(${label})`,
  };
}
