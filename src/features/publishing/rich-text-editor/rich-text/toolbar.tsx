import type { Editor } from "@tiptap/core";
import { isInTable } from "@tiptap/pm/tables";
import { type KeyboardEvent, type RefObject, useEffect, useId, useReducer, useState } from "react";
import type { InSomeLanguages, Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { Icon } from "#ui/icon.tsx";
import type { publishingTexts } from "../../texts.ts";
import { TableMenu } from "./table-menu.tsx";
import css from "./toolbar.module.css";
import { type Questions, TOOLS, type Tool } from "./tools.ts";

interface ToolbarProps {
  editor: Editor;
  texts: StaffTexts<typeof publishingTexts>["richText"];
  /** Language of the account, for its keyboard. */
  account: Language;
  /** Id of the text that the tools change. */
  controls: string;
  ask: Questions;
  /** The toolbar, so that its first button can be focused from outside. */
  bar: RefObject<HTMLDivElement | null>;
}

/** Keys that a language's keyboard has only with AltGr, where they type a character: its tooltips leave them out. */
const WITH_ALT_GR: InSomeLanguages<RegExp> = { de: /Alt\+\d|[[\]]$/ };

const LAST = TOOLS.flat().length - 1;

/** Returns the index of the tool that an arrow key, Home or End focuses; undefined for other keys. */
function nextIndex(key: string, index: number): number | undefined {
  if (key === "ArrowRight") return index === LAST ? 0 : index + 1;
  if (key === "ArrowLeft") return index === 0 ? LAST : index - 1;
  if (key === "Home") return 0;
  return key === "End" ? LAST : undefined;
}

/** The toolbar of a rich text: one stop for the Tab key; arrow keys move between its buttons. */
export function Toolbar({ editor, texts, account, controls, ask, bar }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const menu = useId();
  const inTable = isInTable(editor.state);
  useRedraw(editor);
  const shownKeys = ({ keys }: Tool) =>
    keys === undefined || WITH_ALT_GR[account]?.test(keys)
      ? undefined
      : keys.replace("Control", texts.control).replace("Shift", texts.shift);
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") editor.commands.focus();
    const next = nextIndex(event.key, stop);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <div
        className={css.bar}
        role="toolbar"
        aria-label={texts.toolbar}
        aria-controls={controls}
        ref={bar}
        onKeyDown={move}
      >
        {TOOLS.map((group) => (
          <div className={css.group} key={group[0]?.name}>
            {group.map((tool) => {
              const index = TOOLS.flat().indexOf(tool);
              return (
                <ToolButton
                  key={tool.name}
                  tool={tool}
                  keys={shownKeys(tool)}
                  label={inTable && tool.name === "table" ? texts.tableMenu : texts[tool.name]}
                  menu={inTable && tool.name === "table" ? menu : undefined}
                  editor={editor}
                  ask={ask}
                  tabIndex={index === stop ? 0 : -1}
                  onFocus={() => setStop(index)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {inTable ? <TableMenu id={menu} editor={editor} texts={texts} /> : null}
    </>
  );
}

/** Renders the toolbar again whenever the text or the cursor has changed. */
function useRedraw(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on("transaction", redraw);
    return () => void editor.off("transaction", redraw);
  }, [editor]);
}

interface ToolButtonProps {
  tool: Tool;
  label: string;
  /** Its keys as on the keyboards of the account's language. */
  keys: string | undefined;
  /** Id of the menu that it opens instead of running its tool. */
  menu: string | undefined;
  editor: Editor;
  ask: Questions;
  tabIndex: number;
  onFocus: () => void;
}

function ToolButton({ tool, label, keys, menu, editor, ask, tabIndex, onFocus }: ToolButtonProps) {
  const usable = tool.usable?.(editor) ?? true;
  return (
    <button
      type="button"
      className={css.tool}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-label={label}
      aria-keyshortcuts={tool.keys}
      aria-pressed={tool.pressed?.(editor)}
      aria-disabled={usable ? undefined : true}
      popoverTarget={menu}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The cursor stays in the text, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (usable && menu === undefined) tool.run(editor, ask);
      }}
    >
      <Icon name={tool.icon} />
    </button>
  );
}
