import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportedRow } from '@thymely/contract/menu/endpoints';
import { answerApi, callsTo, releaseApi } from '../../../../testing/api.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import ImportMenuScreen from '../import-menu-screen.tsx';

const call = 'POST /menu/import';
const file = [
  'name,category,price,recipe',
  'ember margherita,Pizza,13,Stone-baked.',
  'Lobster  Bisque,soup,14,Rich.',
  'Cold Leek,soup,5,Leeks.',
].join('\n');

const answerRows = (...outcomes: ImportedRow['outcome'][]) =>
  answerApi({ call, json: { written: false, rows: outcomes.map((outcome) => ({ outcome })) } });

async function sentRows(): Promise<unknown> {
  const calls = await callsTo(call);
  return (JSON.parse(calls.at(-1)?.body ?? '{}') as { rows?: unknown }).rows;
}

const rowOf = (name: string) =>
  page.getByRole('table', { name: 'Rows in the file' }).getByRole('row').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await renderPart(<ImportMenuScreen />, { as: ada });
  await answerRows('created', 'created', 'created');
  await answerApi({ call: 'GET /menu', isHeld: true });
  const csv = new File([file], 'menu.csv', { type: 'text/csv' });
  await page.getByLabelText('Choose a CSV or Excel file').upload(csv);
  await expect.poll(async () => (await callsTo('GET /menu')).length).toBe(1);
  await answerRows('updated', 'updated');
  await releaseApi();
});

test('new rows with the name and category of a dish ask whether it is the same', async () => {
  const question = page.getByRole('region', { name: 'Are these the same dishes?' });
  await expect.element(question).toMatchTextContent(/2 rows have the name/);
  expect(await sentRows()).toMatchObject([
    { _id: 'ember-margherita', price: 13 },
    { _id: 'lobster-bisque', price: 14 },
  ]);
  await expect.element(button('Update them')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(rowOf('margherita')).toMatchTextContent(/\$12\.50 becomes → \$13\.00/);
  await expect.element(button('Import 3 dishes')).toBeVisible();
  await expect.element(button('Changed 2')).toBeVisible();
});

test('each row can be answered on its own, and stays in sight', async () => {
  await button('Decide row by row').click();
  await expect.element(rowOf('Cold Leek')).not.toBeInTheDocument();
  const answer = page.getByLabelText('Is ember margherita the same dish?');
  await answer.selectOptions('No, add a new dish');
  await expect.element(button('New 2')).toBeVisible();
  await expect.element(rowOf('margherita')).not.toMatchTextContent(/becomes/);
  await answer.selectOptions('Skip this row');
  await expect.element(rowOf('margherita')).toMatchTextContent(/Unchanged/);
  await expect.element(answer).toBeVisible();
  for (const name of ['Update them', 'Add them as new', 'Skip them']) {
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
  }
  await button('Import 2 dishes').click();
  await expect
    .poll(sentRows)
    .toMatchObject([{ _id: 'lobster-bisque' }, { name: 'Cold Leek', recipe: 'Leeks.' }]);
});

test('all rows can be skipped or added at once', async () => {
  await button('Skip them').click();
  await expect.element(button('Import 1 dish')).toBeVisible();
  await button('Add them as new').click();
  await expect.element(button('Import 3 dishes')).toBeVisible();
  await expect.element(button('New 3')).toBeVisible();
});
