import { addMonths } from "#features/settings/retention.ts";
import type { Arrival, LinkToken } from "#features/submissions/storage/new-submission.server.ts";
import type {
  ListedSubmission,
  NewFile,
  WholeSubmission,
} from "#features/submissions/storage/submission-rows.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { DEFAULT_RETENTION } from "./default-retention.ts";

type Submissions = Pick<Storage, "submissions">;

/** The fields of the contact form. */
export interface SentMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** The fields of the application form. */
export interface SentApplication {
  offerId: number | undefined;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  consent: "vacancy" | "future";
}

export type SentFile = Omit<NewFile, "field">;

/** The stores of both forms. */
export const messagesOf = ({ submissions }: Submissions) => submissions.of(contact);
export const applicationsOf = ({ submissions }: Submissions) => submissions.of(jobApplication);

/** Stores a message as the contact form does. */
export function storeMessage(
  storage: Submissions,
  { firstName, lastName, email, message }: SentMessage,
  arrival: Arrival,
) {
  const values = { firstName, lastName, email, message };
  return messagesOf(storage).store({ values, about: undefined, files: [], token: undefined }, arrival);
}

/** Stores an application as its form does. */
export function storeApplication(
  storage: Submissions,
  { offerId, firstName, lastName, email, phone, consent }: SentApplication,
  file: SentFile,
  token: LinkToken,
  arrival: Arrival,
) {
  const values = { firstName, lastName, email, phone, consent };
  const files = [{ ...file, field: "cv" }];
  return applicationsOf(storage).store({ values, about: offerId, files, token }, arrival);
}

/** Erases messages received before a time. @returns how many there were */
export const eraseMessagesBefore = (storage: Submissions, time: number, limit: number) =>
  messagesOf(storage).eraseExpired(DEFAULT_RETENTION, addMonths(time, DEFAULT_RETENTION.contactMonths), limit);

function flat(found: WholeSubmission) {
  const { values, since, about, spam, files, ...rest } = found;
  const [file] = files;
  return {
    ...rest,
    ...(values as Omit<SentApplication, "offerId">),
    consentAt: since.consent,
    offerId: about,
    suspectedSpam: spam,
    file,
    fileName: file?.name,
  };
}

/** Finds the application of a private link by the hash of its token. */
export async function findOwnApplication(storage: Submissions, tokenHash: string) {
  const found = await applicationsOf(storage).findByToken(tokenHash);
  return found && flat(found);
}

/** An application by its reference. */
export async function findApplication(storage: Submissions, reference: string) {
  const found = await applicationsOf(storage).find({ reference });
  return found && flat(found);
}

async function idOf(storage: Submissions, reference: string): Promise<number> {
  const found = await applicationsOf(storage).find({ reference });
  if (found === undefined) throw new ExpectedError("not-found", reference);
  return found.id;
}

type Author = Parameters<ReturnType<typeof applicationsOf>["addNote"]>[2];
type Stars = Parameters<ReturnType<typeof applicationsOf>["rate"]>[1];

/** Returns the actions of staff on an application, by its reference. @throws ExpectedError `not-found`, `conflict`, `too-many` */
export const applicants = (storage: Submissions) => ({
  async setState(reference: string, seen: string, state: string, now: number): Promise<void> {
    const id = await idOf(storage, reference);
    const to = { state, ownerId: undefined };
    const outcome = await applicationsOf(storage).change(id, { state: seen, ownerId: undefined }, to, now, true);
    if (outcome !== "done") throw new ExpectedError("conflict", outcome);
  },
  rate: async (reference: string, stars: Stars, author: Author) =>
    applicationsOf(storage).rate(await idOf(storage, reference), stars, author),
  addNote: async (reference: string, text: string, author: Author) =>
    applicationsOf(storage).addNote(await idOf(storage, reference), text, author),
});

/** The name parts of a submission in a list. */
export const firstNameOf = ({ values }: ListedSubmission) => values.firstName;
