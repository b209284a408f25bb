import { filesOf } from "#features/submissions/fields.ts";
import {
  type AnyForm,
  auditAction,
  SUBMISSION_ACTIONS,
  type SubmissionAction,
  type SubmissionActionKey,
} from "#features/submissions/form.ts";

/** Audit actions of features, in the groups of the filter. Actions on submissions come from the forms. */
const FEATURE_ACTIONS = {
  "signing-in": ["signed-in", "sign-in-refused", "signed-out", "sessions-ended"],
  accounts: [
    "password-changed",
    "reset-link-made",
    "password-reset",
    "email-changed",
    "second-factor-on",
    "second-factor-off",
    "recovery-codes-made",
    "passkey-added",
    "passkey-removed",
    "token-made",
    "token-revoked",
    "account-made",
    "account-invited",
    "invitation-accepted",
    "invitation-renewed",
    "account-disabled",
    "account-enabled",
    "role-changed",
    "name-changed",
    "second-factor-removed",
    "second-factor-required",
    "second-factor-optional",
  ],
  content: [
    "item-saved",
    "item-published",
    "item-scheduled",
    "item-missed",
    "item-withdrawn",
    "item-moved",
    "item-binned",
    "item-restored",
    "item-deleted",
    "preview-made",
    "preview-revoked",
    "picture-added",
    "picture-changed",
    "picture-removed",
    "document-added",
    "content-exported",
    "content-imported",
    "examples-removed",
  ],
  "personal-data": ["person-looked-up", "person-exported", "person-erased"],
  house: [
    "audit-exported",
    "settings-changed",
    "test-mail-sent",
    "backup-made",
    "backup-downloaded",
    "backup-checked",
    "backup-restored",
  ],
} as const;

type FeatureGroup = keyof typeof FEATURE_ACTIONS;

/** An audit action. Entries of another release may have other names. */
export type AuditAction = (typeof FEATURE_ACTIONS)[FeatureGroup][number] | SubmissionAction;

/** A group of actions in the filter. */
export interface ActionGroup {
  /** In addresses. */
  id: string;
  actions: readonly string[];
  /** The form whose title names the group; undefined: the texts of the audit log name it. */
  form?: string;
}

/** The choices of the filters. */
export interface AuditChoices {
  groups: readonly ActionGroup[];
  /** Kinds of subjects. */
  kinds: readonly string[];
}

/** Returns the choices of the filters of a site, in the order in which they are shown. */
export function auditChoices(collections: readonly { name: string }[], forms: readonly AnyForm[]): AuditChoices {
  const group = (id: FeatureGroup) => ({ id, actions: FEATURE_ACTIONS[id] });
  const names = (definitions: readonly { name: string }[]) => definitions.map(({ name }) => name);
  return {
    groups: [
      ...[group("signing-in"), group("accounts"), group("content")],
      ...groupsOf(forms),
      ...[group("personal-data"), group("house")],
    ],
    kinds: [
      "account",
      ...names(collections),
      "picture",
      "document",
      ...names(forms),
      "mail",
      "setting",
      "person",
      "site",
    ],
  };
}

/** Groups the actions on submissions: those with names of a form's own by form, all others together. */
function groupsOf(forms: readonly AnyForm[]): ActionGroup[] {
  const own = forms.flatMap((form): ActionGroup[] => {
    const { audit = {}, name } = form;
    if (audit.group === undefined) return [];
    return [{ id: audit.group, actions: actionKeysOf(form).flatMap((key) => audit[key] || []), form: name }];
  });
  const listed = new Set(own.flatMap(({ actions }) => actions));
  const all = forms.flatMap((form) => actionKeysOf(form).flatMap((key) => auditAction(form, key) ?? []));
  const common = [...new Set(all)].filter((action) => !listed.has(action));
  return common.length === 0 ? own : [...own, { id: "submissions", actions: common }];
}

/** Returns the audit actions of a form. */
function actionKeysOf({ owners, ratings, fields, plan, pages, textVersion }: AnyForm): SubmissionActionKey[] {
  const able: Partial<Record<SubmissionActionKey, boolean>> = {
    owner: owners,
    entered: textVersion === true,
    rated: ratings,
    planned: plan === true,
    fileOpened: filesOf(fields).length > 0,
    written: pages.status !== undefined,
  };
  return (Object.keys(SUBMISSION_ACTIONS) as SubmissionActionKey[]).filter((key) => able[key] !== false);
}

/** Returns the actions of a group, or the action with that name; none for an unknown name. */
export function actionsOf({ groups }: AuditChoices, key: string): readonly string[] {
  const group = groups.find(({ id }) => id === key);
  if (group !== undefined) return group.actions;
  return groups.some(({ actions }) => actions.includes(key)) ? [key] : [];
}
