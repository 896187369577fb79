import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minuteMs } from '@thymely/contract/ground/time';
import { answerApi, callsTo, outage, releaseApi } from '../../../testing/api.ts';
import { boxOf, shareInSight, textsOf } from '../../../testing/boxes.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { renewQuery } from '../../../testing/renew-query.ts';
import { guestPreviewQuery } from '../../api/ordering-settings.ts';
import { OrderingForm } from './ordering-form.tsx';
import { answerOrdering, sampleOrderingSettings as settings } from '../../../testing/ordering.ts';

const save = page.getByRole('button', { name: 'Save', exact: true });
const lead = page.getByLabelText('Lead time');
const call = 'PUT /settings/ordering';

beforeEach(async () => {
  await renderPart(<OrderingForm settings={settings} />, { as: ada });
});

test('a refused value is reported beside its field, and nothing is saved or lost', async () => {
  const saturday = page.getByRole('group', { name: 'Saturday' });
  await saturday.getByRole('button', { name: /^Add hours/ }).click();
  const opens = saturday.getByLabelText('Opens, period 2');
  await expect.element(opens).toHaveFocus();
  await opens.fill('21:00');
  await saturday.getByLabelText('Closes, period 2').fill('23:00');
  await page.getByLabelText('Slot length').fill('4');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please check 2 fields.');
  await expect.element(opens).toHaveFocus();
  await expect.element(opens).toHaveAccessibleDescription('This overlaps with 11 AM to 10 PM.');
  await expect
    .element(page.getByLabelText('Slot length'))
    .toHaveAccessibleDescription('Slot length must be a whole number from 5 to 120.');
  await expect.element(page.getByLabelText('Slot length')).toHaveValue('4');
  expect(await callsTo('PUT')).toEqual([]);
});

test('an outage keeps the hours that were typed, and a refusal is shown beside the field it is about', async () => {
  await lead.fill('37');
  await answerApi({ call, ...outage });
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(outage.json.message);
  await expect.element(lead).toHaveValue('37');

  const fields = { week: 'The owner sleeps on Sundays.', leadMinutes: 'Nobody cooks that fast.' };
  const json = { code: 'INVALID_REQUEST', message: 'Please check the highlighted fields.', fields };
  await answerApi({ call, status: 400, json });
  await save.click();
  const week = page.getByRole('region', { name: 'Hours of the week' });
  await expect.element(week.getByText(fields.week)).toHaveFocus();
  await expect.element(lead).toHaveAccessibleDescription(fields.leadMinutes);
  await expect.element(lead).toHaveValue('37');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(week.getByText(fields.week)).not.toBeInTheDocument();
  await expect.element(lead).toHaveValue('20');
});

test('requirement 39: the second editor of the hours sees both versions and loses nothing', async () => {
  await lead.fill('30');
  const friday = page.getByRole('group', { name: 'Friday' });
  await friday.getByLabelText('Closes').fill('23:30');
  const theirs = { ...settings, revision: 5, leadMinutes: 45, slotCapacity: 8 };
  const json = { code: 'CONFLICT', message: 'Someone else has changed it.', current: theirs };
  await answerApi({ call, status: 409, json });
  await save.click();
  const choice = page.getByRole('region', { name: 'Someone else changed these settings' });
  await expect.element(choice.getByRole('heading')).toHaveFocus();
  // What was typed stays; changes of only the other person are taken over, without a 'Yours'.
  expect(choice.getByRole('group').elements()).toHaveLength(2);
  await expect.element(choice).toMatchTextContent(/in the form already: Slot capacity\./);
  await expect.element(lead.last()).toHaveValue('30');
  await expect.element(page.getByLabelText('Slot capacity').last()).toHaveValue('8');
  const both = choice.getByRole('group', { name: 'Lead time' });
  await expect.element(both.getByLabelText(/^Yours/)).toBeChecked();
  await both.getByLabelText(/^Saved now/).click();
  const week = { ...settings.week, fri: [{ open: '11:00', close: '23:30' }] };
  await answerApi({ call, json: { ...theirs, week, revision: 6 } });
  await save.click();
  await expect.element(page.getByText('Saved. Guests see it now.')).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  const sent = (await callsTo(call)).map(({ body }) => JSON.parse(body ?? '') as object);
  expect(sent[1]).toMatchObject({ revision: 5, leadMinutes: 45, slotCapacity: 8, week });
});

test('while no kitchen screen is on, the preview of what guests see leads to the board', async () => {
  await answerOrdering({ state: 'unattended' });
  await renewQuery(guestPreviewQuery.queryKey);
  const board = page.getByRole('link', { name: 'Open the board' });
  await expect.element(board).toHaveAttribute('href', '/kitchen');
});

test('requirement 73: on a phone, why hours are not saved stands in the bar, and is announced once', async () => {
  await page.viewport(390, 844);
  await lead.fill('37');
  await answerApi({ call, ...outage });
  await save.click();
  const said = page.getByText(outage.json.message);
  await expect.element(said).toHaveAttribute('role', 'alert');
  expect(shareInSight(said)).toBe(1);
  expect(textsOf(page.getByRole('alert'))).toEqual([outage.json.message]);
});

test.each([360, 390])(
  'at %i px, a fault that gives way to a hint loses no press',
  async (width) => {
    await page.viewport(width, 800);
    const minimum = page.getByLabelText('Minimum order');
    const takesNotes = page.getByRole('checkbox', { name: /^Guests can add a note/ });
    const isOn = (takesNotes.element() as HTMLInputElement).checked;
    await minimum.fill('x');
    await save.click();
    await expect.element(minimum).toHaveFocus();
    const distance = () => boxOf(takesNotes).top - boxOf(minimum).top;
    const before = distance();
    await minimum.fill('5');
    await takesNotes.click();
    expect((takesNotes.element() as HTMLInputElement).checked).toBe(!isOn);
    await expect.element(minimum).not.toHaveAttribute('aria-invalid');
    expect(distance()).toBe(before);
  },
);

const tax = page.getByRole('region', { name: 'Tax', exact: true });
const add = tax.getByRole('button', { name: 'Add a tax rate' });
const bodyOfSave = async () => JSON.parse((await callsTo('PUT'))[0]?.body ?? '{}') as object;

test('up to five rates of tax are named, and another one becomes the default', async () => {
  await answerApi({ call, json: { ...settings, revision: 5 } });
  for (const [index, [name, rate]] of [
    ['Food', '13'],
    ['Soft drinks', '23 %'],
    ['Bread', '6,5'],
    ['Wine', '23'],
    ['Water', '0'],
  ].entries()) {
    await add.click();
    const fields = tax.getByRole('listitem').nth(index);
    await expect.element(fields.getByLabelText('Name')).toHaveFocus();
    await fields.getByLabelText('Name').fill(name ?? '');
    await fields.getByLabelText('Rate').fill(rate ?? '');
  }
  await expect.element(add).toBeDisabled();
  await tax.getByRole('button', { name: 'Make default: Bread' }).click();
  await tax.getByRole('button', { name: 'Remove: Wine' }).click();
  await expect
    .element(tax.getByLabelText('Name').first())
    .toHaveAccessibleDescription('The default.');
  await save.click();
  await expect.poll(bodyOfSave).toMatchObject({
    taxRates: [
      { id: 'bread', name: 'Bread', bp: 650 },
      { id: 'food', name: 'Food', bp: 1300 },
      { id: 'soft-drinks', name: 'Soft drinks', bp: 2300 },
      { id: 'water', name: 'Water', bp: 0 },
    ],
  });
});

test('a rate of tax without a name, or above 50 percent, is reported beside its field', async () => {
  await add.click();
  await tax.getByLabelText('Rate').fill('51');
  await save.click();
  await expect.element(tax.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await expect
    .element(tax.getByLabelText('Rate'))
    .toHaveAccessibleDescription(/percentage from 0 to 50/);
  expect(await callsTo('PUT')).toEqual([]);
});

test('ordering is closed with a sentence of its own, whatever is being edited, and reopened', async () => {
  const closed = '/settings/ordering/closed';
  const notice = 'Closed for a wedding.';
  await answerApi({ call: `PUT ${closed}`, json: { closedNotice: notice } });
  await lead.fill('37');
  await page.getByText('Write a sentence for guests').click();
  const close = page.getByRole('button', { name: 'Close ordering' });
  await close.click();
  await expect
    .element(page.getByLabelText('Sentence for guests'))
    .toHaveAccessibleDescription('Write what guests should read.');
  expect(await callsTo(`PUT ${closed}`)).toEqual([]);
  await page.getByLabelText('Sentence for guests').fill(' Closed for\na wedding. ');
  await answerApi({ call: `PUT ${closed}`, ...outage });
  await close.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(outage.json.message);
  await answerApi({ call: `PUT ${closed}`, json: { closedNotice: notice } });
  await close.click();
  const [, sent] = await callsTo(`PUT ${closed}`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ notice });
  await expect.element(lead).toHaveValue('37');
});

test('while ordering is closed, the form says what guests read, and reopens it', async () => {
  await renderPart(<OrderingForm settings={{ ...settings, closedNotice: 'Back on Monday.' }} />, {
    as: ada,
  });
  await expect.element(page.getByText('Guests read: “Back on Monday.”')).toBeVisible();
  await answerApi({ call: 'DELETE /settings/ordering/closed', json: { message: 'Open again.' } });
  await page.getByRole('button', { name: 'Reopen ordering' }).click();
  await expect.poll(() => callsTo('DELETE /settings/ordering/closed')).toHaveLength(1);
});

test('the time to answer and each mail are saved with the hours', async () => {
  await page.getByLabelText('Time to answer').fill('15');
  await page.getByRole('checkbox', { name: 'Order ready' }).click();
  await page.getByRole('checkbox', { name: 'Order received' }).click();
  await answerApi({ call, json: { ...settings, revision: 2 } });
  await save.click();
  await expect.poll(async () => (await callsTo('PUT')).length).toBe(1);
  const [{ body } = { body: '' }] = await callsTo('PUT');
  expect(JSON.parse(String(body))).toMatchObject({
    answerMinutes: 15,
    mails: ['received', 'ready'],
  });
});

/** Orders for Monday, March 5, 2035: one for 9:30 PM in New York, and as many for noon. */
const forMonday = (atNoon: number) => [
  openOrder({ _id: 'late', number: 47, dueAt: '2035-03-06T02:30:00.000Z' }),
  ...Array.from({ length: atNoon }, (_, at) =>
    openOrder({ _id: `noon-${at}`, number: 50 + at, dueAt: '2035-03-05T17:00:00.000Z' }),
  ),
];
const monday = page.getByRole('group', { name: 'Monday' });

test('before the doors close earlier, the open orders that are due later are named', async () => {
  await answerApi({ call: 'GET /kitchen/orders', json: forMonday(1) });
  await lead.fill('37');
  expect(await callsTo('GET /kitchen/orders')).toEqual([]);
  await monday.getByLabelText('Closes').fill('21:00');
  const note = page.getByText(
    'One open order is due outside of these hours: #47 Dana (Mar 5, 2035 at 9:30 PM). It stays as it is.',
  );
  await expect.element(note).toBeVisible();
  await answerApi({ call, json: { ...settings, revision: 5 } });
  await save.click();
  await expect.poll(async () => (await callsTo('PUT')).length).toBe(1);
});

test('open orders are asked for again while the hours are changed, and without an answer nothing old is named', async () => {
  const skip = fakeTime();
  await answerApi({ call: 'GET /kitchen/orders', json: forMonday(0) });
  await monday.getByLabelText('Closes').fill('21:00');
  const named = page.getByText('One open order is due outside of these hours', { exact: false });
  await expect.element(named).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', ...outage });
  await skip(minuteMs);
  const unknown = page.getByText(
    "We couldn't find out whether open orders are due outside of these hours.",
  );
  await expect.element(unknown).toBeVisible();
  await expect.element(named).not.toBeInTheDocument();
  await monday.getByLabelText('Closes').fill('22:00');
  await expect.element(unknown).not.toBeInTheDocument();
  await answerApi({ call: 'GET /kitchen/orders', json: forMonday(0), isHeld: true });
  await monday.getByLabelText('Closes').fill('21:00');
  await expect.poll(async () => (await callsTo('GET /kitchen/orders')).length).toBeGreaterThan(3);
  await expect.element(named).not.toBeInTheDocument();
  await releaseApi();
});

test('of many orders outside of the hours five are named, in sight beside the button', async () => {
  await answerApi({ call: 'GET /kitchen/orders', json: forMonday(12) });
  await monday.getByLabelText('Opens').fill('12:30');
  await monday.getByLabelText('Closes').fill('21:00');
  await expect
    .element(page.getByText(/^13 open orders are due outside .* and 8 more\. They stay/))
    .toBeVisible();
  expect(shareInSight(page.getByText(/^13 open orders/))).toBe(1);
});

test('the form says that it does not know which orders are outside, and saves all the same', async () => {
  await answerApi({ call: 'GET /kitchen/orders', ...outage });
  await monday.getByLabelText('Closes').fill('21:00');
  await expect.element(page.getByText(/^We couldn't find out whether open orders/)).toBeVisible();
  await answerApi({ call, json: { ...settings, revision: 5 } });
  await save.click();
  await expect.poll(async () => (await callsTo('PUT')).length).toBe(1);
});
