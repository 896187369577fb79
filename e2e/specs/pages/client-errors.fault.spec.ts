import type { Page } from '@playwright/test';
import { scriptPath } from '../../harness/assets.ts';
import { readFunctionLog } from '../../harness/function-log.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const reportedError =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

type ReportedError = {
  severity: string;
  message: string;
  serviceContext: { service: string; version: string };
  kind: string;
  page: string;
};

/** Returns the log's reports of errors whose message contains a text. */
function reportsOf(text: string): ReportedError[] {
  return (readFunctionLog() as (ReportedError & { '@type'?: string })[]).filter(
    (entry) => entry['@type'] === reportedError && entry.message.includes(text),
  );
}

/** Returns the build in the name of the page's entry, as the reporter reads it. */
async function buildOf(page: Page): Promise<string> {
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry');
  return entry?.match(/\/([\da-f]+)\.js$/)?.[1] ?? '';
}

test.use({ isFirstVisit: true });

// All tests of a run share an address, which may report ten errors a minute: these have their own.
test.beforeEach(async ({ page }) => {
  const host = () => Math.floor(Math.random() * 256);
  const address = `198.18.${host()}.${host()}`;
  await page.route('**/api/client-errors', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
});

test("a part of the app that breaks is reported in the function's log, without personal data, and so is an error after that, once", async ({
  page,
  problems,
  diner,
}) => {
  const mark = `broken part ${Date.now()}`;
  problems.expect(mark, "console: ChunkUnavailable: Part of the app couldn't be loaded.");
  const script = `throw new Error('${mark} of ${diner.email} at /order/${diner.uid}?key=secret')`;
  await page.route(`**${scriptPath('cart-screen')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${script};export default 1` }),
  );
  await openAs(page, diner, '/cart-page');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  await expect.poll(() => reportsOf(mark)).toHaveLength(1);
  const [report] = reportsOf(mark);
  expect(report).toMatchObject({
    severity: 'ERROR',
    kind: 'screen',
    page: '/cart-page',
    serviceContext: { service: 'web', version: await buildOf(page) },
  });
  expect(report?.message).toContain(`(cause: Error: ${mark} of [email] at /order/[id])`);
  expect(report?.message).toMatch(/\n {4}at .+\/assets\/[\w.-]+\.js:\d+:\d+/);
  for (const secret of [diner.email, diner.uid, 'secret']) {
    expect(JSON.stringify(report)).not.toContain(secret);
  }

  // The reporter has loaded by now.
  const later = `later ${mark}`;
  problems.expect(later);
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate((message) => void Promise.reject(new Error(message)), later);
  }
  await page.evaluate((message) => void Promise.reject(new Error(message)), `last ${later}`);
  await expect.poll(() => reportsOf(`Error: last ${later}`)).toHaveLength(1);
  expect(reportsOf(`Error: ${later}`)).toHaveLength(1);
});

test('an app that does not load at all is reported in the log, too', async ({ page, problems }) => {
  const main = scriptPath('main');
  problems.expect(`response: 404 GET ${main}`);
  await page.route(`**${main}`, (route) => route.fulfill({ status: 404, body: '' }));
  const before = reportsOf(main).length;
  await page.goto('/menu');
  await expect.poll(() => reportsOf(main).length).toBe(before + 1);
  expect(reportsOf(main).at(-1)).toMatchObject({ kind: 'load', page: '/menu' });
});
