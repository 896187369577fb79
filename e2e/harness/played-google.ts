import type { Page, Route } from '@playwright/test';

export const authDomain = 'auth.thymely.test';

/** The parts of Google's script that the sign-in provider uses, with a frame that answers at once. */
function playScript(): void {
  const frameFor = (url: string) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      frame.addEventListener('load', resolve);
      document.body.append(frame);
    });
  const context = {
    open: async ({ url }: { url: string }, opened: (frame: object) => unknown) => {
      await frameFor(url);
      return opened({
        restyle: async () => undefined,
        ping: async (done: () => void) => {
          done();
        },
        register: (_name: string, onEvent: object) => {
          Object.assign(window, { playedFrame: { onEvent } });
        },
        send: (_name: string, _message: object, answer: (answers: object[]) => void) => {
          try {
            answer([{ webStorageSupport: true }]);
          } catch {
            // The provider throws after every answer, and Google's script ignores that.
          }
        },
      });
    },
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => {
      callback();
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  Object.assign(window, { gapi });
  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = new URL(src).searchParams.get('onload') ?? '';
  (window as unknown as Record<string, () => void>)[onLoad]?.();
}

type PlayedGoogle = {
  /** What happened in the page, in order: `press`, `window`, and `later` when the press is over. */
  events: () => Promise<string[]>;
  /** The addresses of Google's that the page has asked for. */
  requested: () => string[];
  /** Whether the frame of the handler has answered. */
  isReady: () => Promise<boolean>;
  /** Answers the window that was opened last, as the handler does when somebody has signed in. */
  signIn: () => Promise<void>;
};

/**
 * Plays Google's script and the handler's frame. `before` is awaited before each answer, and may answer
 * by itself. The window itself stays empty.
 */
export async function playGoogle(
  page: Page,
  before: (route: Route) => Promise<unknown>,
): Promise<PlayedGoogle> {
  const requested: string[] = [];
  await page.addInitScript(watchPresses);
  await page.route(
    (url) => url.hostname === 'apis.google.com' || url.hostname === authDomain,
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      requested.push(hostname + pathname);
      if ((await before(route)) === 'answered') return;
      if (hostname === authDomain) await route.fulfill({ contentType: 'text/html', body: '' });
      else {
        const body = `(${playScript.toString()})()`;
        await route.fulfill({ contentType: 'text/javascript', body });
      }
    },
  );
  return {
    events: () => page.evaluate(() => (window as unknown as Watched).watched.events),
    requested: () => requested,
    isReady: () => page.evaluate(() => 'playedFrame' in window),
    signIn: () => page.evaluate(answerWindow),
  };
}

type Watched = {
  watched: { events: string[]; address: string };
  playedFrame: { onEvent: (message: object) => unknown };
};

/** Notes each press and each window, and the end of the task in which a press was handled. */
function watchPresses(): void {
  const watched = { events: [] as string[], address: '' };
  Object.assign(window, { watched });
  const note = (event: string) => {
    watched.events.push(event);
  };
  addEventListener(
    'click',
    () => {
      note('press');
      setTimeout(note, 0, 'later');
    },
    { capture: true },
  );
  const openWindow = window.open.bind(window);
  window.open = (address, ...rest) => {
    note('window');
    watched.address = String(address);
    return openWindow('about:blank', ...rest);
  };
}

function answerWindow(): void {
  const { watched, playedFrame } = window as unknown as Watched;
  const parameters = new URL(watched.address).searchParams;
  playedFrame.onEvent({
    authEvent: {
      type: parameters.get('authType'),
      eventId: parameters.get('eventId'),
      urlResponse: `https://auth.thymely.test/__/auth/handler?code=played`,
      sessionId: 'played',
      postBody: null,
      tenantId: null,
    },
  });
}
