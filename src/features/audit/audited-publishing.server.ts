import type { Actor } from "#features/accounts/accounts.server.ts";
import type {
  AppliedPlan,
  ChangeOutcome,
  Publishing,
  SaveInput,
  SaveOutcome,
} from "#features/publishing/publishing.server.ts";
import type { Audit, AuditFacts } from "./audit.server.ts";
import type { AuditAction } from "./audit-actions.ts";

type Details = NonNullable<AuditFacts["details"]>;

const ACTION_OF: Record<AppliedPlan["what"], AuditAction> = {
  published: "item-published",
  withdrawn: "item-withdrawn",
  missed: "item-missed",
};

/**
 * Publishing, with what is done to items on record, if it has changed anything. Each method is named here: a new one is
 * to be decided on.
 */
export function auditedPublishing(publishing: Publishing, audit: Audit): Publishing {
  function note(actor: Actor, action: AuditAction, kind: string, id: number, details: Details = {}): Promise<void> {
    // A program acts with its owner's token.
    const by: Details = actor.sessionId === undefined ? { by: "token" } : {};
    return audit.noteDone(actor, action, {
      subject: { kind, name: id },
      details: { ...details, ...by },
    });
  }

  async function noteChange(
    actor: Actor,
    action: AuditAction,
    kind: string,
    id: number,
    outcome: ChangeOutcome,
    details: Details = {},
  ): Promise<ChangeOutcome> {
    if (outcome.kind === "done") await note(actor, action, kind, id, details);
    return outcome;
  }

  /** Notes what a save has kept or published; a draft without changes makes no version. */
  async function noteSave(
    actor: Actor,
    kind: string,
    { aim, baseVersion }: Pick<SaveInput, "aim" | "baseVersion">,
    outcome: SaveOutcome,
    details: Details = {},
  ): Promise<void> {
    if (outcome.kind !== "saved" && outcome.kind !== "incomplete") return;
    const published = aim === "publish" && outcome.kind === "saved";
    if (!published && outcome.version === baseVersion) return;
    const facts = { version: outcome.version, ...details };
    await note(actor, published ? "item-published" : "item-saved", kind, outcome.id, facts);
  }

  return {
    async save(actor, kind, id, input) {
      const outcome = await publishing.save(actor, kind, id, input);
      await noteSave(actor, kind, input, outcome);
      return outcome;
    },
    async restoreVersion(actor, kind, id, version, baseVersion) {
      const outcome = await publishing.restoreVersion(actor, kind, id, version, baseVersion);
      await noteSave(actor, kind, { aim: "keep", baseVersion }, outcome, { restored: version });
      return outcome;
    },
    async duplicate(actor, kind, id) {
      const outcome = await publishing.duplicate(actor, kind, id);
      if (outcome.kind === "duplicated") await note(actor, "item-saved", kind, outcome.id, { copyOf: id });
      return outcome;
    },
    publish: async (actor, kind, id, version) =>
      noteChange(actor, "item-published", kind, id, await publishing.publish(actor, kind, id, version), { version }),
    withdraw: async (actor, kind, id) =>
      noteChange(actor, "item-withdrawn", kind, id, await publishing.withdraw(actor, kind, id)),
    async schedule(actor, kind, id, plan) {
      const outcome = await publishing.schedule(actor, kind, id, plan);
      const times = Object.entries(plan).filter((entry): entry is [string, number] => entry[1] !== undefined);
      return noteChange(actor, "item-scheduled", kind, id, outcome, Object.fromEntries(times));
    },
    moveToBin: async (actor, kind, id) =>
      noteChange(actor, "item-binned", kind, id, await publishing.moveToBin(actor, kind, id)),
    restoreFromBin: async (actor, kind, id) =>
      noteChange(actor, "item-restored", kind, id, await publishing.restoreFromBin(actor, kind, id)),
    deleteForGood: async (actor, kind, id) =>
      noteChange(actor, "item-deleted", kind, id, await publishing.deleteForGood(actor, kind, id)),

    async createPreviewLink(actor, kind, id, options) {
      const outcome = await publishing.createPreviewLink(actor, kind, id, options);
      if (outcome.kind === "created") await note(actor, "preview-made", kind, id, { days: options.days });
      return outcome;
    },
    async revokePreviewLink(actor, linkId) {
      const shown = await publishing.revokePreviewLink(actor, linkId);
      if (shown !== undefined) await note(actor, "preview-revoked", shown.kind, shown.id);
      return shown;
    },

    async applyDue(now) {
      const applied = await publishing.applyDue(now);
      for (const { kind, id, what } of applied) {
        await audit.noteDone(undefined, ACTION_OF[what], {
          subject: { kind, name: id },
          details: { by: "plan" },
        });
      }
      return applied;
    },

    // These change nothing that anybody else sees.
    autosave: publishing.autosave,
    dropAutosave: publishing.dropAutosave,

    // These change nothing.
    list: publishing.list,
    overview: publishing.overview,
    open: publishing.open,
    openNew: publishing.openNew,
    check: publishing.check,
    history: publishing.history,
    version: publishing.version,
    previewLinks: publishing.previewLinks,
    previewByToken: publishing.previewByToken,
    itemOfToken: publishing.itemOfToken,
    previewForStaff: publishing.previewForStaff,
    gone: publishing.gone,
  };
}
