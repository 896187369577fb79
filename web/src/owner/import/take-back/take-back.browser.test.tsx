import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FinishedImport, TakenBackBatch } from '@thymely/contract/imports/endpoints';
import { answerApi, callsTo, outage, releaseApi } from '../../../../testing/api.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import ImportMenuScreen from '../import-menu-screen.tsx';

const finished: FinishedImport = {
  _id: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
  who: { _id: 'ben', name: 'Ben Basil' },
  when: '2026-01-31T18:42:00.000Z',
  until: '2026-01-31T19:42:00.000Z',
  created: 118,
  updated: 2,
  groups: 0,
  categories: 0,
  lists: 0,
  isBegun: false,
};
const call = `POST /imports/${finished._id}/take-back`;
const nothing = { removed: 0, restored: 0, groups: 0, categories: 0, lists: 0, next: null };
const batch = (json: Partial<TakenBackBatch> & Pick<TakenBackBatch, 'left'>) =>
  answerApi({ call, json: { ...nothing, ...json } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('dialog', { name: 'Take back this import?' });

async function openScreen(imports: FinishedImport[] = [finished]): Promise<void> {
  await answerApi({ call: 'GET /imports', json: imports });
  await renderPart(<ImportMenuScreen />, { as: ada });
}

beforeEach(async () => {
  await answerApi(
    { call: 'GET /menu', json: [] },
    { call: `GET /imports/${finished._id}/open-orders`, json: { openOrders: 0, orders: [] } },
  );
});

test('an import of the last hour is offered, also to another admin and on another device', async () => {
  await openScreen();
  const offer = page.getByRole('region', { name: 'The last import can be taken back' });
  await expect
    .element(offer)
    .toMatchTextContent(/Ben Basil imported 118 new dishes and 2 changed ones.*Until Jan 31, 2026/);
  await expect.element(page.getByLabelText('Choose a CSV or Excel file')).toBeVisible();
});

test('nothing is taken back before the question was answered', async () => {
  await openScreen();
  await button('Take it back').click();
  await expect
    .element(question)
    .toMatchTextContent(
      /118 dishes will leave the menu, 2 dishes will be as before\. What was changed/,
    );
  await button('Cancel').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await callsTo('POST /imports')).toEqual([]);
});

test('the question names the open orders with dishes of the import', async () => {
  const orders = [{ _id: 'o', number: 47, name: 'Dana', dueAt: '2026-01-31T19:00:00.000Z' }];
  const json = { openOrders: 1, orders };
  await answerApi({ call: `GET /imports/${finished._id}/open-orders`, json });
  await openScreen();
  await button('Take it back').click();
  await expect
    .element(question.getByRole('status'))
    .toHaveTextContent('1 open order has dishes of this import (#47 Dana). It stays as it is.');
});

test('it shows progress, survives an outage, and ends with the counts and what was left', async () => {
  await openScreen();
  await batch({ removed: 100, restored: 0, left: [], next: 'soup_2' });
  await button('Take it back').click();
  await answerApi({ call, isHeld: true });
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(async () => (await callsTo(call)).length).toBe(1);
  await expect.element(page.getByLabelText('Choose a CSV or Excel file')).not.toBeInTheDocument();
  await answerApi({ call, ...outage });
  await releaseApi();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/closed for a moment/);
  await expect.element(page.getByText('0 of 120 dishes')).toBeVisible();

  const left: TakenBackBatch['left'] = [
    { _id: 'a', name: 'Leek <b>soup</b>', what: 'dish', reason: 'changed' },
    { _id: 'soup', name: 'soup', what: 'list', reason: 'changed' },
  ];
  await batch({ removed: 117, restored: 2, groups: 3, left });
  await answerApi({ call: 'GET /imports', json: [] });
  await button('Retry').click();
  const result = page.getByText(
    'The import was taken back: 117 dishes removed, 2 dishes as before, also taken back: 3 option groups.',
  );
  await expect.element(result).toHaveFocus();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Leek <b>soup</b>' }))
    .toMatchTextContent(/changed since the import/);
  await expect.element(page.getByText('The order of Soups')).toBeVisible();
  await expect.element(page.getByLabelText('Choose a CSV or Excel file')).toBeVisible();
  await expect.element(button('Take it back')).not.toBeInTheDocument();
  await button('OK').click();
  await expect.element(result).not.toBeInTheDocument();
});

test('each batch begins where the one before has ended', async () => {
  await openScreen([{ ...finished, isBegun: true }]);
  await batch({ removed: 100, restored: 0, left: [], next: null });
  await button('Take back the rest').click();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(/100 dishes removed\./)).toBeVisible();
  expect((await callsTo(call)).map(({ body }) => body)).toEqual(['{}']);
});

test('one that is too old says so, and disappears', async () => {
  await openScreen();
  const json = { code: 'NOT_FOUND', message: 'This import can no longer be taken back.' };
  await answerApi({ call, status: 404, json });
  await button('Take it back').click();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/can no longer be taken back/);
});
