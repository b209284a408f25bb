/** The preview of a place that is not saved yet; its size is in pixels. */
export const PREVIEW = { size: { width: 656, height: 328 } } as const;

/** Returns the address of the preview of a place. Degrees, WGS 84. */
export function previewAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `/dashboard/settings/chart.svg?${new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
  })}`;
}
