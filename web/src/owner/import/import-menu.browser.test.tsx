import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import type { ImportedRow } from '@thymely/contract/menu/endpoints';
import { answerApi, callsTo, outage, releaseApi } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { textCell, workbook } from '../../../testing/workbook.ts';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { queryClient } from '../../api/query-client.ts';
import ImportMenuScreen from './import-menu-screen.tsx';

beforeEach(async () => {
  await renderPart(<ImportMenuScreen />, { as: ada });
});

const call = 'POST /menu/import';

function answerRows(...outcomes: ImportedRow['outcome'][]): Promise<void> {
  const rows = outcomes.map((outcome) => ({ outcome }));
  return answerApi({ call, json: { written: false, rows } });
}

async function chooseFile(
  content: string | Uint8Array<ArrayBuffer>,
  name = 'speisekarte.csv',
): Promise<void> {
  const file = new File([content], name);
  const field = page.getByLabelText('Choose a CSV or Excel file');
  if (file.size < 1_000_000) return field.upload(file);
  // It takes seconds until a large file has gone to the runner and back.
  await expect.element(field).toBeInTheDocument();
  giveFile(field, file);
}

function giveFile(field: Locator, file: File): void {
  const given = new DataTransfer();
  given.items.add(file);
  const input = field.element() as HTMLInputElement;
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
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
    .element(page.getByLabelText('Letters of the file'))
    .toHaveAccessibleDescription('Do these names look right: Crème and Cola?');
  expect(await sentRows()).toEqual([
    { name: 'Crème', category: 'soup', price: 10.9, recipe: 'Hot.' },
    { name: 'Cola', category: 'drinks', price: 3, recipe: 'Ice.' },
  ]);
});

test('a workbook comes in from the sheet and below the row that name the columns', async () => {
  await answerRows('created');
  const rows = [
    ['A2', 'Ementa de Outono'],
    ...[
      ['A4', 'Prato'],
      ['B4', 'Categoria'],
      ['C4', 'Preço'],
      ['D4', 'Descrição'],
    ],
    ...[
      ['A5', 'Caldo verde'],
      ['B5', 'Soups'],
      ['D5', 'Kale, potato.'],
    ],
  ] as const;
  const xml = [2, 4, 5].map((row) => {
    const cells = rows.filter(([at]) => at.endsWith(String(row)));
    const price = row === 5 ? ['<c r="C5"><v>4.2</v></c>'] : [];
    const texts = cells.map(([at, words]) => textCell(at, words)).toSpliced(2, 0, ...price);
    return `<row r="${row}">${texts.join('')}</row>`;
  });
  const notes = `<row r="1">${textCell('A1', 'Call the butcher')}</row>`;
  await chooseFile(workbook({ Notes: notes, Ementa: xml.join('') }), 'ementa.xlsx');
  await expect.element(rowOf('Caldo verde')).toMatchTextContent(/Row5\s*Caldo verde.*\$4\.20/);
  await expect
    .element(page.getByText(/Read from the sheet “Ementa”\. The other sheet was left out\./))
    .toBeVisible();
  expect(await sentRows()).toEqual([
    { name: 'Caldo verde', category: 'soup', price: 4.2, recipe: 'Kale, potato.' },
  ]);
});

test.each([
  ['that is a damaged workbook', workbook({ Menu: '' }).slice(0, 300), 'This workbook is damaged.'],
  ['without a column', 'name,price\r\nSoup,4', 'The first row is missing category.'],
  ['of ten megabytes', 'x'.repeat(10_000_000), 'The file is larger than 5 MB.'],
  ['without a dish', 'name,category,price,recipe\r\n', 'The file has no dishes.'],
])(
  'a file %s is refused with a message, and another file can be chosen',
  async (_, file, fault) => {
    await chooseFile(file);
    await expect
      .element(page.getByLabelText('Choose a CSV or Excel file'))
      .toHaveAccessibleDescription(new RegExp(fault.replaceAll('.', '\\.')));
    expect(await callsTo(call)).toEqual([]);
  },
);

test('an ambiguous price asks which of the two it is', async () => {
  await answerRows('refused');
  await chooseFile('name,category,price,recipe\nTruffles,soup,"1,234",Rare.');
  await expect.element(rowOf('Truffles')).toMatchTextContent(/is it 1234\.00 or 1\.23\?/);
});

const strange =
  'Bezeichnung,Gruppe,Preis,Beschreibung,Nr.\nCrème,Vorspeisen,5,Hot.,1\nCola,Drinks,3,Ice.,2\n';
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('unknown headings and categories are asked once, remembered, and can be changed', async () => {
  await chooseFile(strange);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(field('Preis')).toHaveValue('price');
  await expect.element(field('Bezeichnung')).toHaveAccessibleDescription('Such as Crème, Cola');
  const proceed = page.getByRole('button', { name: 'Check the file' });
  await proceed.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No column is “Name” and “Category” yet.');
  await expect.element(field('Bezeichnung')).toHaveFocus();
  await expect.element(field('Bezeichnung')).toHaveAccessibleDescription('Choose what this is.');
  await field('Bezeichnung').selectOptions('Name');
  await field('Gruppe').selectOptions('Category');
  await field('Nr.').selectOptions('Leave this column out');
  await proceed.click();
  await expect.element(field('Vorspeisen')).toHaveFocus();
  await field('Vorspeisen').selectOptions('Salad');
  await answerRows('created', 'created');
  await proceed.click();
  const rows = [
    { name: 'Crème', category: 'salad', price: 5, recipe: 'Hot.' },
    { name: 'Cola', category: 'drinks', price: 3, recipe: 'Ice.' },
  ];
  await expect.poll(sentRows).toEqual(rows);
  await expect.element(page.getByText(/“Gruppe” as Category.*Left out: “Nr.”/)).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(strange);
  await page.getByRole('button', { name: 'Change columns' }).click();
  await expect.element(field('Gruppe')).toHaveValue('category');
  await field('Vorspeisen').selectOptions('Leave these dishes out');
  await proceed.click();
  await expect.element(rowOf('Crème')).toMatchTextContent(/The category “Vorspeisen” was left out/);
});

test('doubtful allergens and prices are asked about once, and letters can be read in another way', async () => {
  const text =
    'name;category;price;recipe;allergens\nCafé;Drinks;MP;Hot.;A, G\nPie;Desserts;4 / 6;Cold.;Shellfish, Egg';
  // Mac Roman has é at 0x8e, where Windows-1252 has another letter.
  const macRoman = Uint8Array.from([...text].map((c) => (c === 'é' ? 0x8e : c.charCodeAt(0))));
  await chooseFile(macRoman);
  const letters = page.getByLabelText('Letters of the file');
  await expect.element(letters).toHaveAccessibleDescription(/CafŽ/);
  await letters.selectOptions('Older Macs (Mac Roman)');
  await expect.element(letters).toHaveAccessibleDescription(/Café and Pie/);
  const proceed = page.getByRole('button', { name: 'Check the file' });
  await proceed.click();
  await expect.element(field('A')).toHaveAccessibleDescription('Choose what this word means.');
  await page.getByRole('button', { name: 'Fill in the usual order: A or 1 is gluten' }).click();
  await expect.element(field('G')).toHaveValue('milk');
  await field('Shellfish').selectOptions('Crustaceans and Mollusks');
  await field('Price for “MP”').fill('2.50');
  await field('Sizes for prices such as “4 / 6”').fill('Small, Large');
  await answerRows('created', 'created');
  await proceed.click();
  await expect.poll(sentRows).toEqual([
    {
      name: 'Café',
      category: 'drinks',
      price: 2.5,
      recipe: 'Hot.',
      allergens: 'gluten|milk',
      sizes: '',
    },
    {
      name: 'Pie',
      category: 'dessert',
      price: '',
      recipe: 'Cold.',
      allergens: 'crustaceans|molluscs|eggs',
      sizes: 'Small=4.00|Large=6.00',
    },
  ]);

  // The same file asks nothing again, and its answers can be changed.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(macRoman);
  await expect.element(rowOf('Pie')).toBeVisible();
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect.element(field('Shellfish')).toHaveValue('crustaceans|molluscs');
});

test('the rows with errors can be downloaded with the reasons', async () => {
  await answerRows('created', 'refused');
  await chooseFile('Dish,category,price,recipe\nSoup,soup,5,Hot.\nTruffles,soup,"1,234",=Rare\n');
  const saved: Promise<string>[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push((file as Blob).text());
    return '#saved';
  });
  await page.getByRole('button', { name: 'Download the row with errors' }).click();
  await expect.poll(() => saved.length).toBe(1);
  spy.mockRestore();
  const [heading, row, ...others] = (await saved[0])?.split('\r\n') ?? [];
  expect(heading).toMatch(/^\uFEFF?reasons,Dish,category,price,recipe$/);
  expect(row).toMatch(/^This price can be read.*,Truffles,soup,"1,234",'=Rare$/);
  expect(others).toEqual(['']);
});

test('a file without a place for what a menu needs is refused with all that is missing', async () => {
  await chooseFile('name,price\nSoup,4');
  await expect
    .element(page.getByLabelText('Choose a CSV or Excel file'))
    .toHaveAccessibleDescription('The first row is missing category.');
});

test('an import can be left while it runs, and is offered to be taken back once what was sent is saved', async () => {
  await answerApi({ call, json: { written: true, rows: [{ outcome: 'created', _id: 'soup' }] } });
  await chooseFile('name,category,price\nSoup,soup,4');
  await expect.element(rowOf('Soup')).toBeVisible();
  await answerApi({ call, isHeld: true });
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  const looks = async () => (await callsTo('GET /imports')).length;
  const before = await looks();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByLabelText('Choose a CSV or Excel file')).toBeVisible();
  await expect.poll(looks).toBeGreaterThan(before);
  const saved: FinishedImport = {
    _id: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
    who: { _id: 'ada', name: 'Ada' },
    when: '2026-01-31T18:42:00.000Z',
    until: '2026-01-31T19:42:00.000Z',
    created: 1,
    updated: 0,
    groups: 0,
    categories: 0,
    lists: 0,
    isBegun: false,
  };
  await answerApi({ call: 'GET /imports', json: [saved] });
  await releaseApi();
  await expect
    .element(page.getByRole('region', { name: 'The last import can be taken back' }))
    .toBeVisible();
});

const square =
  'Token,Item Name,Variation Name,Category,Price,Description\nA,Latte,Regular,Bar,4,\n';

test('a file that was chosen later counts, however late the first one is ready', async () => {
  await answerApi({ call: 'GET /option-groups', json: [] });
  await answerApi({ call: 'GET /option-groups', isHeld: true });
  await chooseFile(square, 'square.csv');
  await expect.poll(async () => (await callsTo('GET /option-groups')).length).toBeGreaterThan(0);
  await answerRows('created');
  await chooseFile('name,category,price\nSoup,soup,4');
  await expect.element(rowOf('Soup')).toBeVisible();
  await releaseApi();
  const { queryKey } = freshOptionGroupsQuery;
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);
  await expect.element(rowOf('Soup')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Check the file' }))
    .not.toBeInTheDocument();
});

test('what is answered while a modifiers file is being read stays answered', async () => {
  await answerApi({ call: 'GET /option-groups', json: [] });
  const [head, latte] = square.split('\n');
  await chooseFile(`${head},Modifier Set - Milk\n${latte},Y\n`, 'square.csv');
  const category = page.getByLabelText('Bar', { exact: true });
  await expect.element(category).toBeVisible();
  const lists = new File(['Modifier Set,Modifier,Price\nMilk,Oat milk,0.80\n'], 'modifiers.csv');
  const select = category.element() as HTMLSelectElement;
  giveFile(page.getByLabelText('Choose the modifiers file'), lists);
  select.value = 'drinks';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('Found: “Milk”.')).toBeVisible();
  await expect.element(category).toHaveValue('drinks');
});

test('a file whose lists may be on the menu waits until the menu can be read', async () => {
  await answerApi({ call: 'GET /option-groups', ...outage });
  await chooseFile(square, 'square.csv');
  await expect
    .element(page.getByLabelText('Choose a CSV or Excel file'))
    .toHaveAccessibleDescription(
      "The file wasn't checked, because the option groups on the menu couldn't be read. The kitchen is closed for a moment.",
    );
});
