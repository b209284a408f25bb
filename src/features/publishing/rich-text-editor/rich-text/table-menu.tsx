import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { Icon } from "#ui/icon.tsx";
import type { publishingTexts } from "../../texts.ts";
import css from "./table-menu.module.css";
import { TABLE_TOOLS } from "./tools.ts";

interface TableMenuProps {
  /** Names it for the button that opens it. */
  id: string;
  editor: Editor;
  texts: StaffTexts<typeof publishingTexts>["richText"];
}

/** The menu of the table at the cursor. */
export function TableMenu({ id, editor, texts }: TableMenuProps) {
  const menu = useRef<HTMLUListElement>(null);
  return (
    <ul className={css.menu} id={id} ref={menu} popover="auto">
      {TABLE_TOOLS.map(({ name, run, pressed }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={pressed?.(editor)}
            // The cells that are selected stay so.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              menu.current?.hidePopover();
              run(editor);
              editor.view.focus();
            }}
          >
            {texts[name]}
            {pressed?.(editor) ? <Icon name="check" /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
