import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const rowOf = (email: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
const olga = rowOf('olga.other@thymely.test');
const openUsers = () => openSite('/dashboard/users', { as: ada });

test('the table lists everyone, with the role of each admin as text (spec 2.27, 4.8, 6.5)', async () => {
  await openUsers();
  const own = rowOf(ada.email);
  await expect.element(own.getByText('Admin', { exact: true })).toBeVisible();
  await expect.element(own.getByRole('button', { name: 'Remove admin: Ada Admin' })).toBeVisible();
  await expect.element(olga.getByText('Admin', { exact: true })).not.toBeInTheDocument();
  await expect.element(olga.getByRole('button', { name: 'Make admin: Olga Other' })).toBeVisible();
  const headers = textsOf(page.getByRole('columnheader'));
  expect(headers).toEqual(['#', 'Name', 'Email', 'Role', 'Action']);
});

test.each([
  ['Make admin: Olga Other', 'Make this user an admin?'],
  ['Add to kitchen: Olga Other', 'Add this user to the kitchen?'],
  ['Delete Olga Other', 'Are you sure?'],
])('%s asks about that user, and Enter answers no', async (name, title) => {
  await openUsers();
  const button = olga.getByRole('button', { name });
  await button.click();
  const question = page.getByRole('dialog', { name: title });
  await expect.element(question.getByText('Olga Other (olga.other@thymely.test)')).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect((await callsTo('PATCH')).concat(await callsTo('DELETE'))).toEqual([]);
});

test('before a user is deleted, their open orders are named', async () => {
  const orders = ['Olga', 'Olga O.'].map((name, at) => ({
    _id: name,
    number: 47 + at,
    name,
    dueAt: '2026-03-01T18:15:00.000Z',
  }));
  const json = { openOrders: 2, orders };
  await answerApi({ call: 'GET /users/other/open-orders', json });
  await openUsers();
  await olga.getByRole('button', { name: 'Delete Olga Other' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('status'))
    .toHaveTextContent(
      '2 open orders are theirs (#47 Olga and #48 Olga O.). They stay with the kitchen.',
    );
});

test('a change that is refused says why until the message is closed, and changes nothing', async () => {
  const message = "You can't remove yourself.";
  await answerApi({ call: 'DELETE /users/part', status: 409, json: { code: 'CONFLICT', message } });
  await openUsers();
  const own = rowOf(ada.email);
  await own.getByRole('button', { name: 'Delete Ada Admin' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  const refusal = page.getByRole('alert');
  await expect.element(refusal).toMatchTextContent(message);
  await expect.element(own).toBeVisible();
  await refusal.getByRole('button', { name: 'Close message' }).click();
  await expect.element(refusal).not.toBeInTheDocument();
});

test('users come in pages of ten, with their total', async () => {
  const users = Array.from({ length: 12 }, (_, place) => ({
    _id: `quill-${place}`,
    name: `Quill ${place}`,
    email: `quill-${place}@thymely.test`,
    role: 'user',
  }));
  const total = { 'x-total-count': String(users.length) };
  const call = 'GET /users';
  const firstPage = {
    call,
    headers: { ...total, 'x-next-cursor': 'quill-9' },
    json: users.slice(0, 10),
  };
  const secondPage = { call, headers: total, json: users.slice(10) };
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
  const lastQuery = async () => (await callsTo(call)).at(-1)?.query;
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await answerApi(firstPage);
  await openUsers();
  await expect.element(page.getByText('1–10 of 12 users')).toBeVisible();
  expect(rows.elements()).toHaveLength(1 + 10);
  await expect.element(previous).toBeDisabled();

  await answerApi(secondPage);
  await next.click();
  await expect.element(page.getByText('11–12 of 12 users')).toBeVisible();
  expect(rows.elements()).toHaveLength(1 + 2);
  await expect.element(rows.nth(1).getByRole('cell').first()).toHaveTextContent('11');
  await expect.element(next).toBeDisabled();
  expect(await lastQuery()).toBe('?limit=10&after=quill-9');

  await answerApi(firstPage);
  await previous.click();
  await expect.element(page.getByText('1–10 of 12 users')).toBeVisible();
});
