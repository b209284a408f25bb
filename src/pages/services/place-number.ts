/** Returns the number of a service in the lists: "03". @param index its place, from 0 */
export const placeNumber = (index: number): string => String(index + 1).padStart(2, "0");
