import { Button, LinkButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/dashboard/copy-button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import { Actions } from "./entries.tsx";
import css from "./recovery-codes.module.css";

/** Shows new recovery codes, which are not shown again, with buttons to copy, print and save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { account } = useTexts(accountsTexts);
  const text = codes.join("\n");
  return (
    <div className={css.codes}>
      <h3>{account.codes}</h3>
      <p>{account.codesLead}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Actions>
          <CopyButton text={text} />
          <Button variant="small" onClick={() => print()}>
            {account.print}
          </Button>
          <LinkButton
            variant="small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={account.codesFile}
          >
            {account.download}
          </LinkButton>
        </Actions>
      </div>
    </div>
  );
}
