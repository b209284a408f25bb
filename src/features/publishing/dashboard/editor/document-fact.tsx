import { useRef, useState } from "react";
import { sendFile } from "#features/media-library/dashboard/send-file.ts";
import { DOCUMENT_MAX_BYTES } from "#features/media-library/picture-limits.ts";
import type { UploadedDocument } from "#features/media-library/pictures.server.ts";
import { refusalText } from "#features/media-library/refusal-reasons.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { factOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, useControlAttributes } from "./editor-field.tsx";
import css from "./facts.module.css";

/** A document of an entry: an address on the web, or an uploaded PDF. */
export function DocumentFact({ info, max }: { info: FieldInfo; max: number }) {
  const { document: words } = useStaff(publishingTexts).texts.editor;
  const { draft, setFact } = useItemEditor();
  const file = useRef<HTMLInputElement>(null);
  const { message, share, send } = useDocumentUpload((path) => setFact(info.path, path));
  return (
    <EditorField info={info}>
      <div className={css.pair}>
        <input
          {...useControlAttributes(info)}
          type="text"
          inputMode="url"
          maxLength={max}
          spellCheck={false}
          autoComplete="off"
          value={factOf(draft, info.path)}
          onChange={({ target }) => setFact(info.path, target.value)}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept="application/pdf,.pdf"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen !== undefined) void send(chosen);
          }}
        />
        <Button disabled={share !== undefined} onClick={() => file.current?.click()}>
          {share === undefined ? words.upload : `${words.uploading} ${Math.round(share * 100)} %`}
        </Button>
      </div>
      <p role="status">{message}</p>
    </EditorField>
  );
}

/** Uploads a PDF. `share`: the part that has been sent, from 0 to 1; undefined when there is no upload. */
function useDocumentUpload(onStored: (path: string) => void) {
  const { texts, language } = useStaff(publishingTexts);
  const [message, setMessage] = useState("");
  const [share, setShare] = useState<number>();
  const send = async (chosen: File) => {
    const tooLarge = refusalText("document-too-large", language);
    if (chosen.size > DOCUMENT_MAX_BYTES) return setMessage(tooLarge);
    setMessage("");
    setShare(0);
    const sent = await sendFile<UploadedDocument>("/dashboard/documents/upload", chosen, setShare);
    setShare(undefined);
    if (sent.kind === "stored") onStored(sent.file.path);
    else if (sent.kind === "refused") setMessage(sent.error);
    else if (sent.kind === "too-large") setMessage(tooLarge);
    else setMessage(sent.kind === "signed-out" ? texts.parts.signedOut : texts.editor.document.failed);
  };
  return { message, share, send };
}
