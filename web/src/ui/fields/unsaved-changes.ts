import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { setHistoryGuard } from '../../lib/history/history-guard.ts';
import { whenOnPage } from '../../lib/history/overlays.ts';
import { askToConfirm } from '../messages/messages.ts';
import { entryNumber } from '../../lib/history/router-entry.ts';
import * as words from './words.en.ts';

/** Whether the open form has unsaved changes. At most one form is open at a time. */
let isUnsaved = false;

/** Returns true when nothing would be lost, or the user agrees to lose it. */
export async function mayLeave(): Promise<boolean> {
  if (!isUnsaved) return true;
  const agrees = await askToConfirm({
    title: words.leaveUnsaved,
    text: words.leaveUnsavedText,
    confirmText: words.leave,
    cancelText: words.stay,
    danger: true,
  });
  if (agrees) isUnsaved = false;
  return agrees;
}

/**
 * Makes links, Back and Forward ask before they leave a form with unsaved changes, and the browser
 * before a reload or close. A button that navigates asks on its own.
 */
export function useUnsavedChanges(areUnsaved: boolean): void {
  const navigate = useNavigate();
  const goTo = useEffectEvent((address: string) => void navigate(address));

  useEffect(() => {
    if (!areUnsaved) return;
    isUnsaved = true;
    const stopGuarding = [guardHistory(), guardLinks(goTo)];
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      isUnsaved = false;
      for (const stop of stopGuarding) stop();
      window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  }, [areUnsaved]);
}

/** Receives clicks anywhere on the page before the links do. */
function guardLinks(goTo: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const address = isUnsaved ? linkAddress(event) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    closeDialogAround(event.target);
    void mayLeave().then((leaves) => {
      if (leaves) goTo(address);
    });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
  };
}

/** Closes a drawer, which would cover the question, as if Escape had been pressed. */
function closeDialogAround(target: EventTarget | null): void {
  const dialog = target instanceof Element ? target.closest('dialog[open]') : null;
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  if (isUnsaved) event.preventDefault();
}

/**
 * Restores a URL that has changed under a form and asks the user; the router is notified only if
 * they agree.
 */
function guardHistory(): () => void {
  const { pathname } = window.location;
  const index = entryNumber();
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
    const gone = entryNumber();
    // Entries without numbers do not show the direction; it was most likely Back.
    const stepsBack = index === undefined || gone === undefined ? 1 : index - gone;
    stepsTaken = stepsBack;
    // The question comes after that step, because it pushes its own entry on top of the form's.
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

/**
 * Returns the URL inside the app that a click leads to: none for a click outside links, for one
 * that opens another tab, and for a link within the page.
 */
function linkAddress(event: MouseEvent): string | undefined {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlainClick || !(link instanceof HTMLAnchorElement) || link.target) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || (hash && pathname === window.location.pathname)) {
    return undefined;
  }
  return pathname + search + hash;
}
