import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import type { SettingsErrors, SettingsForm } from "../form-rules.ts";
import { coordinateText, readCoordinate } from "./place-input.ts";

/** The form of the company's place on the chart. */
export const placeForm: SettingsForm<CompanyParts["place"]> = {
  fieldsOf: ({ coordinates: { latitude, longitude } }) => ({
    latitude: coordinateText(latitude),
    longitude: coordinateText(longitude),
  }),

  check(typed) {
    const latitude = readCoordinate(typed.latitude ?? "", "latitude");
    const longitude = readCoordinate(typed.longitude ?? "", "longitude");
    if (latitude !== undefined && longitude !== undefined) {
      return { ok: true, value: { coordinates: { latitude, longitude } } };
    }
    const errors: SettingsErrors = {};
    if (latitude === undefined) errors.latitude = { id: "latitudeForm" };
    if (longitude === undefined) errors.longitude = { id: "longitudeForm" };
    return { ok: false, errors };
  },
};
