import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { isAnythingUnsaved, noteSubmission } from "./forms/use-unsaved.ts";
import { useTexts } from "./staff-context.tsx";

/** Asks before a page is left on which something is typed and not saved: here for links, in the browser's words else. */
export function LeaveGuard() {
  const { parts: words } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAnythingUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    addEventListener("submit", noteSubmission);
    return () => {
      removeEventListener("beforeunload", ask);
      removeEventListener("submit", noteSubmission);
    };
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={words.leaveTitle}
      confirm={words.leave}
      onConfirm={() => blocker.state === "blocked" && blocker.proceed()}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    >
      <p>{words.leaveText}</p>
    </ConfirmDialog>
  );
}
