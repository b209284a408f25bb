/** Expected refusal of a backup or restore. Its message is printed without a stack trace. */
export class Refused extends Error {
  override name = "Refused";
}
