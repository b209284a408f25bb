import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { DRAFT_PARAM } from "../../autosaves.ts";
import type { Draft } from "../../drafts/drafts.ts";
import type { OpenItem, Autosave as StoredAutosave } from "../../publishing.server.ts";
import { listPath, useCollection } from "../collections.ts";
import type { AutosaveState } from "./autosaver.ts";
import { differencesOf } from "./draft-differences.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDraft } from "./use-draft.ts";
import { useLocalCopy } from "./use-local-copy.ts";
import { useSaving } from "./use-saving.ts";

/** The initial content of the form. */
export interface OpenedForm {
  kind: string;
  /** Undefined for a new item. */
  item: OpenItem | undefined;
  /** The saved version; an empty draft for a new item. */
  saved: Draft;
  /** The key in the page's address; the first key without one. */
  draftKey: string;
  /** The actor's unsaved draft. */
  autosave: (Omit<StoredAutosave, "draft"> & { draft: Draft }) | undefined;
}

/** Returns the state of the form: its content, its autosave, saving and leaving. @param name of the form */
export function useItemForm(
  name: string,
  { kind, item, saved: savedAtFirst, draftKey, autosave: typedBefore }: OpenedForm,
) {
  const collection = useCollection(kind);
  const differ = (one: Draft, other: Draft) => differencesOf(collection, one, other).length > 0;
  const [first] = useState(() =>
    typedBefore !== undefined && differ(typedBefore.draft, savedAtFirst) ? typedBefore : undefined,
  );
  const form = useDraft(first?.draft ?? savedAtFirst);
  const [saved, setSaved] = useState({ id: item?.id, version: item?.version ?? 0, draft: savedAtFirst });
  const [baseVersion, setBaseVersion] = useState(first?.baseVersion ?? saved.version);
  const [restored, setRestored] = useState(first && { at: first.at, baseVersion: first.baseVersion });
  const changes = useMemo(
    () => differencesOf(collection, form.draft, saved.draft),
    [collection, form.draft, saved.draft],
  );
  const isChanged = changes.length > 0;
  const touched = useMemo(() => new Set(changes.flatMap(({ language }) => language ?? [])), [changes]);
  const autosave = useAutosave(
    {
      kind,
      id: saved.id,
      first: { key: typedBefore?.key ?? draftKey, revision: typedBefore?.revision ?? 0 },
      savedAt: first?.at,
      isEmpty: (draft) => !differ(draft, savedAtFirst),
    },
    { draft: form.draft, baseVersion, isChanged },
  );
  useLocalCopy({
    collection,
    id: item?.id,
    draftKey: typedBefore?.key ?? draftKey,
    takenAt: Math.max(typedBefore?.at ?? 0, item?.isUpdatedByActor ? item.updatedAt : 0),
    onFound: (copy) => {
      if (!differ(copy.draft, saved.draft)) return;
      autosave.continueFrom(copy.revision);
      form.replace(copy.draft);
      setBaseVersion(copy.baseVersion);
      setRestored({ at: copy.at, baseVersion: copy.baseVersion });
    },
  });
  const saving = useSaving(
    { kind, id: saved.id, draft: form.draft, baseVersion, upToDate: form.upToDate },
    {
      autosave,
      openId: item?.id,
      form: name,
      onProblems: form.setProblems,
      onSaved: ({ id, version }, draft, problems) => {
        setSaved({ id, version, draft });
        setBaseVersion(version);
        setRestored(undefined);
        form.settle(problems);
      },
    },
  );
  useNewAddress(item === undefined ? draftKey : undefined);
  useForgottenFailure(autosave.autosaveState, saving);
  const navigate = useNavigate();

  const discard = async () => {
    await autosave.drop();
    form.replace(saved.draft);
    setBaseVersion(saved.version);
    setRestored(undefined);
  };
  const leave = async () => {
    if (isChanged || restored !== undefined) await autosave.drop();
    await navigate(listPath(collection));
  };
  /** The version that both sides of a conflict are based on, if it is still known. */
  const base = baseVersion === saved.version ? saved.draft : undefined;
  /** Puts the fields chosen between two versions into the form and saves it as a version after theirs. */
  const resolve = (draft: Draft, theirs: OpenItem) => {
    form.replace(draft);
    setSaved({ id: theirs.id, version: theirs.version, draft: theirs.draft as unknown as Draft });
    setBaseVersion(theirs.version);
    return saving.save({ draft, baseVersion: theirs.version, upToDate: form.upToDate });
  };
  return { form, saved, base, restored, isChanged, touched, autosave, saving, discard, leave, resolve };
}

/** Writes the key of a new item into the page's address, so that a reload finds the draft. */
function useNewAddress(key: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (key === undefined || new URLSearchParams(search).has(DRAFT_PARAM)) return;
    void navigate(`?${DRAFT_PARAM}=${key}`, { replace: true, preventScrollReset: true });
  }, [key, search, navigate]);
}

/** Removes the notice that a save failed without a response or a session, once an autosave has succeeded. */
function useForgottenFailure({ kind }: AutosaveState, { result, setResult }: ReturnType<typeof useSaving>): void {
  useEffect(() => {
    if (kind !== "saved") return;
    if (result?.kind === "signed-out" || (result?.kind === "failed" && result.status === undefined))
      setResult(undefined);
  }, [kind, result, setResult]);
}
