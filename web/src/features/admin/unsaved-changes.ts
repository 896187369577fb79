import { useEffect } from 'react';
import { setHistoryGuard } from '../../lib/history-guard.ts';
import { whenOnPage } from '../../lib/layers.ts';
import { askToConfirm } from '../../ui/messages.ts';

/** At most one form is open at a time, so one flag tells. */
let isUnsaved = false;

export function hasUnsavedChanges(): boolean {
  return isUnsaved;
}

/** True when nothing would be lost, or the person agrees to lose it. */
export async function mayLeave(): Promise<boolean> {
  if (!isUnsaved) return true;
  const agrees = await askToConfirm({
    title: 'Leave without saving?',
    text: 'What you entered here is not saved yet.',
    confirmText: 'Leave',
    cancelText: 'Stay',
    danger: true,
  });
  if (agrees) isUnsaved = false;
  return agrees;
}

/**
 * While a form holds unsaved changes, Back and Forward ask before they leave it, and so does the
 * browser before the page is reloaded or closed. Links ask where they stand (DashboardLayout).
 */
export function useUnsavedChanges(areUnsaved: boolean): void {
  useEffect(() => {
    if (!areUnsaved) return;
    isUnsaved = true;
    const stopGuarding = guardHistory();
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      isUnsaved = false;
      stopGuarding();
      window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  }, [areUnsaved]);
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  if (isUnsaved) event.preventDefault();
}

/** The router numbers the entries of the history it makes. */
function historyIndex(): number | undefined {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx;
}

/**
 * When the address has changed under a form, it is put back and the person is asked; the router
 * hears of it only if they agree.
 */
function guardHistory(): () => void {
  const { pathname } = window.location;
  const index = historyIndex();
  let stepsTaken: number | undefined;

  const onPopState = (event: PopStateEvent) => {
    if (stepsTaken !== undefined) {
      event.stopImmediatePropagation();
      void askAndGo(-stepsTaken);
      stepsTaken = undefined;
      return;
    }
    if (!isUnsaved || window.location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const gone = historyIndex();
    // Without numbers it was most likely Back.
    const stepsBack = index === undefined || gone === undefined ? 1 : index - gone;
    stepsTaken = stepsBack;
    // Only then the question: it puts an entry of its own on top of the form's.
    window.history.go(stepsBack);
  };
  setHistoryGuard(onPopState);
  return () => {
    setHistoryGuard(undefined);
  };
}

async function askAndGo(steps: number): Promise<void> {
  if (!(await mayLeave())) return;
  await whenOnPage();
  window.history.go(steps);
}
