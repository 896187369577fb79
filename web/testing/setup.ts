import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import { queryClient } from '../src/api/query-client.ts';
import { setAuthState } from '../src/lib/auth/auth-state.ts';
import { listenBeforeRouter } from '../src/lib/history/history-guard.ts';
import { endSession } from '../src/lib/session/session.ts';
import '../src/styles/app.css';
import '../src/styles/all-screens.css';

const [width, height] = [1280, 900];
const ownAddress = location.href;

let errors: MockInstance | undefined;

beforeAll(async () => {
  // All files share the page, and each of them runs this one.
  if ('isSetUp' in window) return;
  Object.assign(window, { isSetUp: true });
  listenBeforeRouter();
  // The build writes the same font with fewer characters into each page.
  const face = new FontFace('Outfit', `url(${outfit})`, { weight: '400 800' });
  document.fonts.add(await face.load());
});

beforeEach(async () => {
  errors = vi.spyOn(console, 'error');
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

afterEach(async () => {
  const logged = errors?.mock.calls.map(([first]) => String(first)) ?? [];
  await cleanup();
  endSession();
  setAuthState({ status: 'loading' });
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.querySelector('.swal2-container')?.remove();
  history.pushState(null, '', ownAddress);
  const unanswered = await commands.endOfApiTest();
  const problems = [...logged, ...unanswered.map((call) => `No answer: ${call}`)];
  expect(problems.join('\n')).toBe('');
});
