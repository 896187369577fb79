import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo } from '../../../../testing/api.ts';
import { excessWidth } from '../../../../testing/boxes.ts';
import { checkout } from '../../../../testing/checkout.ts';
import {
  hourNamed,
  hours,
  keepDraft,
  later,
  minutes,
  openCheckout,
  slotsOf,
  timeNamed,
  twoDays,
} from '../../../../testing/open-checkout.ts';
import { renewQuery } from '../../../../testing/renew-query.ts';
import { checkoutKey } from '../../../api/orders/checkout.ts';

const dayNamed = (name: RegExp) => page.getByRole('radio', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a later time is chosen by the diner and never by the page', async () => {
  await openCheckout(twoDays);
  await later.click();
  await expect.element(later).toHaveAccessibleDescription('choose a time');
  await button('Choose a time').click();
  await expect.element(timeNamed('12 PM')).toHaveFocus();
  await expect.element(timeNamed('12 PM')).not.toBeChecked();
  expect(await callsTo('POST /orders')).toEqual([]);
  await hourNamed(/^1 PM/).click();
  await timeNamed('1 PM').click();
  await expect.element(later).toHaveAccessibleDescription(/1 PM$/);
  await expect.element(button('Place order')).toBeVisible();
});

test('another day keeps the time of day if it is offered, and asks if it is not', async () => {
  await openCheckout(twoDays);
  await later.click();
  await hourNamed(/^1 PM/).click();
  await timeNamed('1 PM').click();
  const next = { day: '2030-01-02', ...twoDays, slots: slotsOf('2030-01-02') };
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...next } });
  await dayNamed(/Jan 2$/).click();
  await expect.element(dayNamed(/Jan 2$/)).toBeChecked();
  await expect.element(timeNamed('1 PM')).toBeChecked();

  const first = { ...twoDays, slots: slotsOf('2030-01-01').slice(0, 1) };
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...first } });
  await dayNamed(/Jan 1$/).click();
  await expect.element(dayNamed(/Jan 1$/)).toBeChecked();
  await expect.element(timeNamed('12 PM')).not.toBeChecked();
  await expect.element(button('Choose a time')).toBeVisible();
});

test('a time that was chosen and is not offered anymore is asked for again, never moved to another day', async () => {
  keepDraft({ kind: 'slot', at: '2029-12-31T21:00:00.000Z' });
  await openCheckout(twoDays);
  await expect.element(button('Choose a time')).toBeVisible();
  await expect.element(timeNamed('12 PM')).not.toBeChecked();
  await hourNamed(/^1 PM/).click();
  await expect.element(timeNamed('1 PM')).not.toBeChecked();
});

test('what is kept in a form that this page does not know is no obstacle', async () => {
  keepDraft({ kind: 'later', at: 'soon' });
  await openCheckout(twoDays);
  await expect.element(button('Choose a time')).toBeVisible();
});

/** Times of the sample restaurant's New Year's Day, from noon on. */
const at = (time: string) => `2030-01-01T${time}:00.000Z`;

test.each([360, 768, 1440])(
  'at %i px, times after midnight stay within their chips',
  async (width) => {
    await page.viewport(width, 900);
    const night = ['08:00', '08:30', '09:00'].map((time) => `2030-01-02T${time}:00.000Z`);
    await openCheckout({ slots: [at('20:00'), ...night] });
    await later.click();
    await hourNamed(/^Wed 12 AM/).click();
    await expect.element(timeNamed('Wed 12:30 AM')).toBeVisible();
    const labels = [hours, minutes].flatMap((group) => [
      ...group.element().querySelectorAll('label'),
    ]);
    const tooWide = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(tooWide.map((label) => label.textContent)).toEqual([]);
  },
);

test('full times stay in their place and cannot be chosen; hours say how many of theirs are full', async () => {
  await openCheckout({
    slots: [at('20:00'), at('20:30'), at('22:00')],
    fullSlots: [at('20:15'), at('21:00')],
  });
  await later.click();
  await expect.element(hourNamed('12 PM 1 of 3 full')).toBeChecked();
  await expect.element(hourNamed('1 PM full')).toBeDisabled();
  await expect.element(hourNamed('2 PM free')).not.toBeChecked();
  const times = minutes.getByRole('radio');
  expect(times.elements()).toHaveLength(3);
  await expect.element(times.nth(1)).toHaveAccessibleName('12:15 PM full');
  await expect.element(times.nth(1)).toBeDisabled();
  await times.nth(2).click();
  await expect.element(times.nth(2)).toBeChecked();
  await expect.element(times.nth(2)).toHaveAccessibleName('12:30 PM free');
});

test('a chosen time that becomes full is asked for again, in the same hour', async () => {
  const slots = [at('20:00'), at('21:00'), at('21:30')];
  await openCheckout({ slots });
  await later.click();
  await hourNamed(/^1 PM/).click();
  await timeNamed('1 PM').click();
  await expect.element(button('Place order')).toBeVisible();
  const taken = { slots: [at('20:00'), at('21:30')], fullSlots: [at('21:00')] };
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...taken } });
  await renewQuery(checkoutKey);
  await expect.element(later).toHaveAccessibleDescription('choose a time');
  await expect.element(hourNamed('1 PM 1 of 2 full')).toBeChecked();
  await expect.element(minutes.getByRole('radio').first()).toHaveAccessibleName('1 PM full');
  await button('Choose a time').click();
  await expect.element(timeNamed('1:30 PM')).toHaveFocus();

  // So is one that could not be ready anymore, with the next ones.
  await timeNamed('1:30 PM').click();
  await expect.element(button('Place order')).toBeVisible();
  const passed = { asap: at('21:31'), slots: [at('21:45'), at('22:00')] };
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...passed } });
  await renewQuery(checkoutKey);
  await expect.element(page.getByText(/^That time isn't available anymore\./)).toBeVisible();
  await button('Fix 1 thing to order').click();
  await expect.element(button(/1:31 PM$/)).toHaveFocus();
  expect(await callsTo('POST /orders')).toEqual([]);
});

test('a time is never ordered while another hour is in sight', async () => {
  await openCheckout({ slots: [at('20:00'), at('21:00')] });
  await later.click();
  await timeNamed('12 PM').click();
  await expect.element(button('Place order')).toBeVisible();
  await hourNamed(/^1 PM/).click();
  await expect.element(timeNamed('1 PM')).not.toBeChecked();
  await expect.element(button('Choose a time')).toBeVisible();
});

test('hours and times are chosen with the arrow keys', async () => {
  await openCheckout({ slots: [at('20:00'), at('20:30'), at('21:00')] });
  await later.click();
  (hourNamed(/^12 PM/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(hourNamed(/^1 PM/)).toBeChecked();
  await userEvent.keyboard('{Tab}{ }');
  await expect.element(timeNamed('1 PM')).toBeChecked();
});

test('what is selected has one look: a half, a day, an hour, a time', async () => {
  await openCheckout(twoDays);
  await later.click();
  await timeNamed('12 PM').click();
  const looks = [later, dayNamed(/Jan 1$/), hourNamed(/^12 PM/), timeNamed('12 PM')].map(
    (radio) => {
      const label = radio.element().closest('label') ?? document.body;
      const { backgroundColor, borderColor, boxShadow } = getComputedStyle(label);
      return { backgroundColor, borderColor, boxShadow };
    },
  );
  for (const look of looks) expect(look).toEqual(looks[0]);
  const unselected = hourNamed(/^1 PM/).element().closest('label') ?? document.body;
  expect(getComputedStyle(unselected).backgroundColor).not.toBe(looks[0]?.backgroundColor);
});

test('a restaurant that is open round the clock has one row of hours that scrolls, by the part of the day', async () => {
  await page.viewport(390, 844);
  const slots = Array.from({ length: 23 * 4 }, (_, quarter) =>
    new Date(Date.parse(at('09:00')) + quarter * 15 * 60_000).toISOString(),
  );
  await openCheckout({ slots });
  await later.click();
  const parts = ['Morning', 'Lunch', 'Afternoon', 'Dinner', 'Late'];
  for (const name of parts) await expect.element(hours.getByRole('group', { name })).toBeVisible();
  const tops = hours
    .getByRole('radio')
    .elements()
    .map((each) => each.getBoundingClientRect().top);
  expect(tops).toHaveLength(23);
  expect(new Set(tops).size).toBe(1);
  expect(excessWidth()).toBeLessThanOrEqual(0);
  expect(minutes.getByRole('radio').elements()).toHaveLength(4);
});
