import { useState } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { hasPersonName } from "../account-fields.ts";
import type { StaffMember } from "../accounts.server.ts";
import { accountsTexts } from "../texts.ts";
import { ManageDialog } from "./manage-dialog.tsx";
import css from "./staff-table.module.css";

/** Table of all accounts. @param ownId id of the signed-in person */
export function StaffTable({
  staff,
  ownId,
  answers,
}: {
  staff: readonly StaffMember[];
  ownId: string;
  answers: Answers;
}) {
  const { staffAccounts, accountForms } = useTexts(accountsTexts);
  const [managed, setManaged] = useState<StaffMember>();
  const [open, setOpen] = useState(false);
  const { ask, dialog } = useQuestion();
  const manage = (member: StaffMember) => {
    setManaged(member);
    setOpen(true);
  };
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{staffAccounts.person}</th>
            <th scope="col">{accountForms.role}</th>
            <th scope="col">{staffAccounts.state}</th>
            <th scope="col">{staffAccounts.secondFactor}</th>
            <th scope="col">{staffAccounts.lastSeen}</th>
            <th scope="col">
              <span className="hidden">{staffAccounts.manage}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {staff.map((member) => (
            <Row key={member.id} member={member} own={member.id === ownId} onManage={() => manage(member)} />
          ))}
        </tbody>
      </table>
      {managed === undefined ? null : (
        <ManageDialog
          // Reset input when another account opens.
          key={managed.id}
          member={managed}
          own={managed.id === ownId}
          open={open}
          onClose={() => setOpen(false)}
          ask={ask}
          send={answers.send}
        />
      )}
      {dialog}
    </>
  );
}

function Row({ member, own, onManage }: { member: StaffMember; own: boolean; onManage: () => void }) {
  const { staffAccounts, accountForms } = useTexts(accountsTexts);
  const { language } = useStaff();
  const { name, username, email, role, state, secondFactor, secondFactorRequired, lastSeenAt } = member;
  const owed = secondFactorRequired && !secondFactor;
  const seen = lastSeenAt === undefined ? staffAccounts.notSignedIn : timeText(lastSeenAt, language);
  return (
    <tr>
      <th scope="row" className={css.person}>
        <span className={css.name}>{own ? fill(staffAccounts.you, { name }) : name}</span>
        {hasPersonName(member) ? null : <span className={css.owed}>{staffAccounts.nameMissing}</span>}
        <span className="mono muted">{email === undefined ? username : `${username} · ${email}`}</span>
      </th>
      <td>{accountForms.roles[role]}</td>
      <td className={state === "active" ? undefined : css[state]}>{staffAccounts.states[state]}</td>
      <td className={owed ? css.owed : undefined}>
        <span className={css.short}>{staffAccounts.secondFactor}: </span>
        {secondFactorWords(member, staffAccounts)}
      </td>
      <td className="mono muted">
        <span className={css.short}>{staffAccounts.lastSeen}: </span>
        {seen}
      </td>
      <td className={css.action}>
        <Button variant="small" onClick={onManage} aria-label={`${staffAccounts.manage}: ${name}`}>
          {staffAccounts.manage}
        </Button>
      </td>
    </tr>
  );
}

function secondFactorWords(
  { secondFactor, secondFactorRequired }: StaffMember,
  { yes, no, requiredThere, requiredMissing }: StaffTexts<typeof accountsTexts>["staffAccounts"],
): string {
  if (secondFactorRequired) return secondFactor ? requiredThere : requiredMissing;
  return secondFactor ? yes : no;
}
