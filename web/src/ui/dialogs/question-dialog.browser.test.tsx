import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../../testing/boxes.ts';
import { deferred } from '../../../testing/deferred.ts';
import { confirm } from './question-dialog.tsx';

test('a sentence that comes later scrolls in its room: no button moves, however long it is', async () => {
  await page.viewport(360, 640);
  const { promise: further, resolve: say } = deferred<string>();
  const subject = { name: 'Pumpkin Ravioli', image: '' };
  const answer = confirm({ title: 'Delete this dish?', subject, further, confirmText: 'Delete' });
  const button = page.getByRole('button', { name: 'Delete' });
  await expect.element(button).toBeVisible();
  const before = boxOf(button);
  const sentence = 'It is in 1,505 open orders: #47 Konstantin Bartholomew of the Seven Mills. ';
  say(sentence.repeat(5));
  const shown = page.getByText(sentence, { exact: false });
  await expect.element(shown).toBeVisible();
  expect(boxOf(button)).toEqual(before);
  const room = shown.element().parentElement;
  expect(room?.scrollHeight).toBeGreaterThan(room?.clientHeight ?? 0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await answer).toBe(false);
});

test('a name without a space breaks in a later sentence: a narrow dialog does not scroll sideways', async () => {
  await page.viewport(320, 640);
  const subject = { name: 'Pumpkin Ravioli', image: '' };
  const further = Promise.resolve(`It is in an open order: #47 ${'Konstantin'.repeat(4)}.`);
  const answer = confirm({ title: 'Delete this dish?', subject, further, confirmText: 'Delete' });
  const sentence = page.getByText(/^It is in an open order/);
  await expect.element(sentence).toBeVisible();
  const dialog = page.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  const room = sentence.element().parentElement;
  expect(room?.scrollWidth).toBe(room?.clientWidth);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await answer).toBe(false);
});
