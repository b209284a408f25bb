import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { hasUnsavedChanges, noteSubmission } from "./forms/use-unsaved.ts";
import { useTexts } from "./staff-context.tsx";

/** Warns before a page with unsaved input is left: in a dialog for links, otherwise in the browser's own. */
export function LeaveGuard() {
  const { parts: words } = useTexts();
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // The router is briefly ahead of the screen: the page that is still drawn has already been left.
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && hasUnsavedChanges(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
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
