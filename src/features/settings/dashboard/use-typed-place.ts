import { useEffect, useState } from "react";
import { readCoordinate } from "../company/place-input.ts";
import type { FormFields } from "../form-rules.ts";

/** A place in degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The chart takes a third of a second to draw, so it is drawn after a pause in typing. */
const REST_MS = 500;

/**
 * Returns the last valid place in both fields, after a pause in typing.
 * @param fields their initial texts
 */
export function useTypedPlace(fields: FormFields) {
  const [typed, setTyped] = useState(fields);
  const [place, setPlace] = useState(() => placeOf(fields));
  useEffect(() => {
    const named = placeOf(typed);
    if (named === undefined) return;
    const timer = setTimeout(() => setPlace(named), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    place,
    type: (axis: keyof Place, text: string) => setTyped((before) => ({ ...before, [axis]: text })),
  };
}

function placeOf({ latitude = "", longitude = "" }: FormFields): Place | undefined {
  const read = {
    latitude: readCoordinate(latitude, "latitude"),
    longitude: readCoordinate(longitude, "longitude"),
  };
  if (read.latitude === undefined || read.longitude === undefined) return undefined;
  return { latitude: read.latitude, longitude: read.longitude };
}
