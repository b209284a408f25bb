import { useEffect, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import type { MailState } from "#features/submissions/storage/mails-store.server.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { gettingStartedTexts } from "../texts.ts";
import css from "./test-mail.module.css";

const LOOK_EVERY_MS = 2000;
/** Covers the longest attempt and the delay before the second one; after that, staff reload the page. */
const LOOKS_MAX = 45;

/**
 * Shows the delivery state of a test mail. Until the state is final, the page loads it again, a bounded number of
 * times.
 */
export function TestMail({ mail }: { mail: MailState }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const { mail: words } = texts.gettingStarted;
  const { search } = useLocation();
  const isUnderWay = mail.status !== "sent" && mail.status !== "failed";
  useLooking(isUnderWay);
  const time = mail.status === "sent" ? mail.sentAt : mail.nextTryAt;
  const text = fill(words.deliveryStatus[mail.status], { time: time === undefined ? "" : timeText(time, language) });
  return (
    <div className={`${css.mail} ${css[mail.status]}`}>
      <p role="status">{text}</p>
      {mail.reason === undefined || mail.status === "sent" ? null : (
        <p>
          {words.reason} <samp>{mail.reason}</samp>
        </p>
      )}
      {isUnderWay ? (
        <p>
          <Link to={{ search, hash: "#mail" }} preventScrollReset>
            {words.look}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function useLooking(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isWaiting || state !== "idle" || looks >= LOOKS_MAX) return;
    const timer = setTimeout(() => {
      setLooks((before) => before + 1);
      void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, state, looks, revalidate]);
}
