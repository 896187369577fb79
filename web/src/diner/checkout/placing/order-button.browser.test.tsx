import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo } from '../../../../testing/api.ts';
import { shareInSight } from '../../../../testing/boxes.ts';
import { checkout } from '../../../../testing/checkout.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { dana } from '../../../../testing/people.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const seeChanges = button('See what changed');
const answers = () =>
  page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent);
/** A press that comes whether or not the button takes one. */
const press = () => {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  shown.find((each) => each.checkVisibility())?.click();
};
const posted = async () => (await callsTo('POST /orders')).length;

const dearer: Checkout = {
  ...checkout,
  quote: 'another-quote',
  lines: checkout.lines.map((line) => ({ ...line, unitCents: 1450, totalCents: 1450 })),
  totalCents: 1450,
};

function refusal(fresh: Checkout) {
  const problems = [{ code: 'changed' }];
  const json = { code: 'CONFLICT', message: 'Changed.', problems, checkout: fresh };
  return { call: 'POST /orders', status: 409, json };
}

async function openCheckout(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await answerApi({ call: 'GET /checkout', json: checkout });
  await openSite('/checkout', { as: dana });
  await expect.element(button(/^Place order/)).toBeVisible();
}

test('requirement 73: on a phone, a new price is looked at before the next press orders', async () => {
  const skip = fakeTime();
  await openCheckout(390, 844);
  await answerApi(refusal(dearer), { call: 'GET /checkout', json: dearer });
  await button(/^Place order · \$12\.50/).click();
  await expect.element(seeChanges).toHaveFocus();
  const note = page.getByRole('alert');
  expect(shareInSight(note)).toBe(1);
  expect(answers()).toEqual([
    'Your order has changed. Check the new total, then press Place order again.StewWas $12.50 each',
  ]);
  press();
  press();
  await expect.element(seeChanges).toBeVisible();
  expect(await posted()).toBe(1);

  await skip(1000);
  await seeChanges.click();
  const changes = page.getByRole('list', { name: 'What has changed' });
  await expect.element(changes).toHaveFocus();
  await expect.element(changes).toMatchTextContent(/Was \$12\.50 each/);
  expect(shareInSight(changes)).toBe(1);
  // The button orders now, but not for a finger that was still on its way.
  await expect.element(button(/^Place order · \$14\.50/)).toBeVisible();
  press();
  expect(await posted()).toBe(1);
  await skip(1000);
  await button(/^Place order · \$14\.50/).click();
  await expect.poll(posted).toBe(2);
  const [, second] = await callsTo('POST /orders');
  expect(JSON.parse(second?.body ?? '{}')).toMatchObject({ quote: 'another-quote' });
});

test('requirement 73: where the note and the button are in sight together, no press counts for a second', async () => {
  const skip = fakeTime();
  await openCheckout(1280, 800);
  await answerApi(refusal(dearer), { call: 'GET /checkout', json: dearer });
  await button('Place order').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your order has changed/);
  expect(answers()).toHaveLength(1);
  press();
  expect(await posted()).toBe(1);
  await skip(1000);
  await expect.element(button('Place order')).toHaveFocus();
  await button('Place order').click();
  await expect.poll(posted).toBe(2);
});

test('requirement 73: a time that moves by a refresh is looked at, unless it hardly moves', async () => {
  const skip = fakeTime();
  await openCheckout(390, 844);
  const movedTo = (minute: string) => ({ ...checkout, asap: `2030-01-01T20:${minute}:00.000Z` });
  await answerApi({ call: 'GET /checkout', json: movedTo('05') });
  await skip(60_000);
  await expect.element(button(/^Place order · \$12\.50 · .*12:05 PM$/)).toBeVisible();
  expect(answers()).toEqual(['']);

  await answerApi({ call: 'GET /checkout', json: movedTo('11') });
  await skip(60_000);
  await expect.element(seeChanges).toBeVisible();
  await skip(1000);
  await seeChanges.click();
  await expect
    .element(page.getByText(/^It was about .*12 PM\. Now it's about .*12:11 PM\.$/))
    .toHaveFocus();
  await expect.element(button(/^Place order · \$12\.50 · .*12:11 PM$/)).toBeVisible();
});

test('what keeps an order from being placed stands beside the button of a phone, and is said once', async () => {
  await openCheckout(360, 640);
  await answerApi({
    call: 'POST /orders',
    status: 429,
    headers: { 'retry-after': '120' },
    json: { code: 'TOO_MANY_REQUESTS', message: 'Too many tries.' },
  });
  await button(/^Place order/).click();
  const said = 'Nothing was ordered. Too many tries. You can try again in 2 minutes.';
  await expect.element(page.getByRole('alert')).toMatchTextContent(said);
  expect(shareInSight(page.getByRole('alert'))).toBe(1);
  expect(answers()).toEqual([said]);
  await expect.element(button(/^Place order/)).toHaveFocus();
});

test('a limit that a verified email lifts comes with the button that sends the email', async () => {
  await openCheckout(360, 640);
  await answerApi({
    call: 'POST /orders',
    status: 429,
    headers: { 'retry-after': '120' },
    json: { code: 'TOO_MANY_REQUESTS', message: 'Please verify your email.', mayVerify: true },
  });
  await button(/^Place order/).click();
  await expect.element(button('Send the email')).toBeVisible();
  // After a while the order can be tried again without it.
  await expect.element(button(/^Place order/)).toBeVisible();
});

test('an order that did not go through says so beside the button of a phone', async () => {
  const kept = {
    uid: dana.uid,
    key: 'the-key-of-this-order',
    body: { quote: 'a-quote', pickup: 'asap' },
    seen: { lines: checkout.lines, totalCents: 1250, asap: checkout.asap },
    startedAtMs: Date.now(),
    attempts: 4,
    isGivenUp: true,
  };
  sessionStorage.setItem('placement', JSON.stringify(kept));
  const json = { code: 'NOT_FOUND', message: 'No such order.' };
  await answerApi({ call: 'POST /orders/withdraw', status: 404, json });
  await openCheckout(390, 844);
  const note = page.getByRole('alert');
  await expect.element(note).toMatchTextContent(/didn't go through\. Nothing was ordered/);
  expect(shareInSight(note)).toBe(1);
  await expect.element(button(/^Place order/)).toHaveFocus();
});
