import './answering-fetch.ts';
import './clock.ts';
import './quick-looks.ts';
import './quick-react.ts';
import './silent-audio.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { cleanup } from 'vitest-browser-react';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import { queryClient } from '../src/api/query-client.ts';
import { forgetShownPage } from '../src/app/page-change.tsx';
import { setAuthState } from '../src/lib/auth/auth-state.ts';
import { builtCategories, showCategories } from '../src/lib/categories.ts';
import { listenBeforeRouter } from '../src/lib/history/history-guard.ts';
import { whenOnPage } from '../src/lib/history/overlays.ts';
import { noteServerTime } from '../src/lib/server-clock.ts';
import { endSession } from '../src/lib/session/session.ts';
import { showHours } from '../src/model/shown-hours.ts';
import { beginWith } from './answer-book.ts';
import type { Answer } from './answered-calls.ts';
import { forgetLateCalls, forgetTest } from './api.ts';
import { drawPage } from './drawing.ts';
import { noteWindow } from './window-state.ts';
import '../src/styles/app.css';
import '../src/styles/all-screens.css';

// A call that fails is repeated as often as in the app, but without a pause.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });

const [width, height] = [1280, 900];
const ownAddress = location.href;

let errors: MockInstance | undefined;

const changesOfWindow = noteWindow();

beforeAll(async () => {
  // All files share the page, and each of them runs this one.
  if ('isSetUp' in window) return;
  Object.assign(window, { isSetUp: true });
  listenBeforeRouter();
  beginWith((await (await fetch('/first-answers.json')).json()) as Answer[]);
  // The build writes the same font with fewer characters into each page.
  const face = new FontFace('Outfit', `url(${outfit})`, { weight: '400 800' });
  document.fonts.add(await face.load());
});

beforeEach(async () => {
  drawPage(false);
  // A message, or a call, may have been on its way when the last test ended.
  closeMessages();
  await forgetLateCalls();
  window.scrollTo({ top: 0, behavior: 'instant' });
  errors = vi.spyOn(console, 'error');
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

// Whatever a test leaves behind in the page, in its modules or in the browser is cleared here: tests
// run in any order.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const logged = errors?.mock.calls.map((parts) => parts.map(String).join(' ')) ?? [];
  vi.restoreAllMocks();
  await cleanup();
  endSession();
  forgetShownPage();
  setAuthState({ status: 'loading' });
  queryClient.clear();
  showHours([]);
  showCategories(builtCategories);
  const date = new Date().toUTCString();
  noteServerTime(new Headers({ date }), Date.parse(date));
  localStorage.clear();
  sessionStorage.clear();
  closeMessages();
  pressFarAway();
  // The step back of a dialog that has just closed would come in the next test.
  await Promise.race([whenOnPage(), new Promise((resolve) => setTimeout(resolve, 1000))]);
  history.pushState(null, '', ownAddress);
  const unanswered = await forgetTest();
  const problems = [...logged.filter(isFault), ...unanswered.map((call) => `No answer: ${call}`)];
  expect(problems.join('\n')).toBe('');
});

afterAll(() => {
  expect(changesOfWindow(), 'left on the window by this file').toEqual([]);
});

/** What is said of a part that does as it should. */
const notices = [
  // No part gets as far as Firestore.
  'Could not reach Cloud Firestore backend',
  // What changes while it is measured, as a card beside a scroll bar that comes, is measured again one frame later.
  'ResizeObserver loop completed with undelivered notifications',
];

function isFault(logged: string): boolean {
  return !notices.some((notice) => logged.includes(notice));
}

/** The first press of the next test is the second one of no double tap. */
function pressFarAway(): void {
  const far = { clientX: -10_000, clientY: -10_000 };
  for (const type of ['pointerdown', 'pointerup']) {
    document.dispatchEvent(new PointerEvent(type, far));
  }
}

/**
 * Removes a message with what it has left on the page, which would let no click or key through. The
 * end of its animation is what makes it stop listening to keys.
 */
function closeMessages(): void {
  Swal.close();
  Swal.getPopup()?.dispatchEvent(new Event('animationend'));
  document.querySelector('.swal2-container')?.remove();
  document.querySelector('[data-question] dialog')?.dispatchEvent(new Event('cancel'));
  for (const { classList } of [document.documentElement, document.body]) {
    classList.remove(...[...classList].filter((name) => name.startsWith('swal2-')));
  }
}
