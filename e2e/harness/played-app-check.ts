import type { Page } from '@playwright/test';

/** The parts of reCAPTCHA that App Check uses: nobody has to prove anything. */
function playScript(): void {
  let prove = () => undefined as unknown;
  const grecaptcha = {
    ready: (then: () => void) => {
      then();
    },
    render: (_place: string, { callback }: { callback: () => void }) => {
      prove = callback;
      return 0;
    },
    execute: async () => {
      prove();
      return 'played';
    },
  };
  Object.assign(window, { grecaptcha });
}

/** Plays reCAPTCHA and App Check, whose token comes after `before`. Returns how often one was asked for. */
export async function playAppCheck(
  page: Page,
  before: () => Promise<unknown> = async () => undefined,
): Promise<() => number> {
  let asked = 0;
  await page.route('https://www.google.com/recaptcha/api.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${playScript.toString()})()` }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    asked += 1;
    await before();
    await route.fulfill({ json: { token: 'played', ttl: '3600s' } });
  });
  return () => asked;
}
