import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const garnish = {
  name: 'Garnish',
  min: 0,
  max: 1,
  choices: [
    { id: 'small', name: 'Small', cents: 0, isDefault: false },
    { id: 'large', name: 'Large', cents: 250, isDefault: false },
  ],
};
const stored = { _id: 'garnish', ...garnish, version: 'W/"v1"' };
const choices = garnish.choices.map((each, at) => (at === 0 ? { ...each, cents: 275 } : each));
const theirs = { _id: 'garnish', ...garnish, name: 'Decoration', choices };
const changed = {
  status: 409,
  headers: { etag: '"v2"' },
  json: { code: 'CONFLICT', message: 'Someone else has changed these options.', current: theirs },
};

const put = 'PUT /option-groups/garnish';
const remove = 'DELETE /option-groups/garnish';
const name = page.getByRole('textbox', { name: 'Name' });
const save = page.getByRole('button', { name: 'Save', exact: true });

beforeEach(async () => {
  await answerApi({ call: 'GET /option-groups', json: [stored] });
});

test('options that someone else deleted come back only when they are saved once more', async () => {
  await openSite('/dashboard/options/garnish', { as: ada });
  await name.fill('Garnishes');
  const json = { code: 'NOT_FOUND', message: 'These options are gone.' };
  await answerApi({ call: put, status: 404, json });
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Someone else deleted these options while you were editing. Save again to add them back.',
    );
  await answerApi({ call: put, json: { ...stored, name: 'Garnishes' } });
  await save.click();
  await expect.element(page.getByText('Saved. Guests see it now.')).toBeVisible();
  const calls = await callsTo(put);
  expect(calls.map(({ headers }) => headers['if-match'])).toEqual(['W/"v1"', undefined]);
});

test('requirement 39: the second editor of options sees both versions and chooses', async () => {
  await openSite('/dashboard/options/garnish', { as: ada });
  await name.fill('Garnishes');
  await page.getByLabelText('Choice', { exact: true }).nth(0).fill('My choice');
  await answerApi({ call: put, ...changed });
  await save.click();
  const choice = page.getByRole('region', { name: 'Someone else changed these options' });
  await expect.element(choice.getByRole('heading')).toHaveFocus();
  expect(choice.getByRole('group').elements()).toHaveLength(2);
  const names = choice.getByRole('group', { name: 'Name' });
  await expect.element(names.getByLabelText(/^Yours/)).toBeChecked();
  await expect.element(names).toMatchTextContent(/Decoration/);
  await names.getByLabelText(/^Saved now/).click();
  await expect.element(name).toHaveValue('Decoration');

  const [first, ...others] = garnish.choices;
  const chosen = {
    ...garnish,
    name: 'Decoration',
    choices: [{ ...first, name: 'My choice' }, ...others],
  };
  await answerApi({ call: put, json: { _id: 'garnish', ...chosen } });
  await save.click();
  await expect.element(page.getByText('Saved. Guests see it now.')).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  const last = (await callsTo(put)).at(-1);
  expect(last?.headers['if-match']).toBe('"v2"');
  expect(JSON.parse(last?.body ?? '')).toEqual(chosen);
});

test('options that changed since the list was loaded are not deleted without showing the change', async () => {
  const ask = async (called: string) => {
    await page.getByRole('button', { name: `Delete ${called}` }).click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  };
  await openSite('/dashboard/options', { as: ada });
  await answerApi({ call: remove, ...changed });
  await ask('Garnish');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Someone else has changed these options.');
  await answerApi({ call: remove, json: { message: 'Deleted.' } });
  await ask('Decoration');
  await expect
    .element(page.getByRole('button', { name: 'Delete Decoration' }))
    .not.toBeInTheDocument();
  const calls = await callsTo(remove);
  expect(calls.map(({ headers }) => headers['if-match'])).toEqual(['W/"v1"', '"v2"']);
});

test('a choice gets prices for the sizes of the dishes with its options, and says which have none', async () => {
  const size = (id: string, cents: number) => ({ id, name: `${id} cup`, cents });
  const latte = {
    _id: 'latte',
    name: 'Latte',
    category: 'drinks',
    price: 4,
    recipe: 'Pour.',
    image: '/dish-art/1f372.webp',
    sizes: [size('small', 400), size('large', 500)],
    optionGroups: ['garnish'],
  };
  await answerApi(
    { call: 'GET /menu', json: [latte] },
    { call: put, json: { _id: 'garnish', ...garnish } },
  );
  await openSite('/dashboard/options/garnish', { as: ada });
  const prices = page.getByText(/^Price by size:/);
  await prices.nth(1).click();
  await page.getByRole('textbox', { name: 'large cup' }).fill('3');
  await expect
    .element(page.getByText(/large cup \+\$3\.00 · small cup: \+\$2\.50, as above$/))
    .toBeVisible();
  await save.click();
  await expect.poll(() => callsTo(put)).toHaveLength(1);
  const [call] = await callsTo(put);
  const [first, second] = garnish.choices;
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    choices: [first, { ...second, centsBySize: { large: 300 } }],
  });
});
