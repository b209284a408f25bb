import { CopyButton } from "#ui/dashboard/copy-button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import { Actions } from "./entries.tsx";
import css from "./new-token.module.css";

interface NewTokenProps {
  token: string;
  /** Full address of a list in the API. */
  list: string;
}

/** Shows a new token, which is not shown again, with an example call. */
export function NewToken({ token, list }: NewTokenProps) {
  const { account } = useTexts(accountsTexts);
  const example = [
    `curl ${list}`,
    `  -H "Authorization: Bearer ${token}"`,
    '  -H "Content-Type: application/json"',
    `  -d '${JSON.stringify(account.tokenExample)}'`,
  ].join(" \\\n");
  return (
    <div className={css.token}>
      <pre className={css.code}>{token}</pre>
      <Actions>
        <CopyButton text={token} />
      </Actions>
      <p>{account.tokenUse}</p>
      <pre className={css.code}>{example}</pre>
      <Actions>
        <CopyButton text={example} />
      </Actions>
    </div>
  );
}
