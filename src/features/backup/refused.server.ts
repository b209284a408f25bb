/** Something that a backup or a restore does not do, told in words without a place in the code. */
export class Refused extends Error {
  override name = "Refused";
}
