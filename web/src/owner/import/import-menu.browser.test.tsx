import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportedRow } from '@thymely/contract/menu/endpoints';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import ImportMenuScreen from './import-menu-screen.tsx';

beforeEach(async () => {
  await renderPart(<ImportMenuScreen />, { as: ada });
});

const call = 'POST /menu/import';

function answerRows(...outcomes: ImportedRow['outcome'][]): Promise<void> {
  const rows = outcomes.map((outcome) => ({ outcome }));
  return answerApi({ call, json: { written: false, rows } });
}

async function chooseFile(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([content], 'speisekarte.csv', { type: 'text/csv' });
  await page.getByLabelText('Choose a CSV file').upload(file);
}

/** Returns the rows of the last call. */
async function sentRows(): Promise<unknown> {
  const calls = await callsTo(call);
  return (JSON.parse(calls.at(-1)?.body ?? '{}') as { rows?: unknown }).rows;
}

const rowOf = (name: string) =>
  page.getByRole('table', { name: 'Rows in the file' }).getByRole('row').filter({ hasText: name });

test("an owner's own file comes in: other words, other prices, no pictures, Windows-1252", async () => {
  await answerRows('created', 'created');
  const text =
    'GERICHT;Section;Preis (€);Beschreibung\r\nCrème;Soups;10,90 €;Hot.\r\nCola;DRINK;3;Ice.';
  await chooseFile(Uint8Array.from([...text].map((c) => (c === '€' ? 0x80 : c.charCodeAt(0)))));
  await expect.element(rowOf('Crème')).toMatchTextContent(/\$10\.90/);
  await expect.element(page.getByText('speisekarte.csv')).toBeVisible();
  await expect
    .element(page.getByText(/Read as Windows-1252\. If letters look wrong/))
    .toBeVisible();
  expect(await sentRows()).toEqual([
    { name: 'Crème', category: 'soup', price: 10.9, recipe: 'Hot.' },
    { name: 'Cola', category: 'drinks', price: 3, recipe: 'Ice.' },
  ]);
});

test('an ambiguous price asks which of the two it is', async () => {
  await answerRows('refused');
  await chooseFile('name,category,price,recipe\nTruffles,soup,"1,234",Rare.');
  await expect.element(rowOf('Truffles')).toMatchTextContent(/is it 1234\.00 or 1\.23\?/);
});
