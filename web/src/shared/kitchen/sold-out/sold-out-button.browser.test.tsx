import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../../testing/api.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { queryClient } from '../../../api/query-client.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';
import { SoldOutButton } from './sold-out-button.tsx';

test('a press shows on the button before the dialog opens', async () => {
  await renderPart(<SoldOutButton isOff={false} />, { as: ada });
  const dialog = page.getByRole('dialog', { name: 'Sold out' });
  const button = page.getByRole('button', { name: /^Sold out/ }).element() as HTMLElement;
  const isOpenAtPress = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(dialog.elements().length > 0);
    });
    observer.observe(button, { attributeFilter: ['class'] });
  });
  button.click();
  expect(await isOpenAtPress).toBe(false);
  await expect.element(dialog).toBeVisible();
});

test('whoever comes back to the board is told at once what others have marked', async () => {
  const soup = { dish: 'soup', name: 'Soup', until: null, at: '2026-03-04T12:00:00.000Z' };
  await answerApi({ call: 'GET /kitchen/sold-out', json: [] });
  await renderPart(<SoldOutButton isOff={false} />, { as: ada });
  await expect.poll(() => queryClient.getQueryData(soldOutQuery.queryKey)).toEqual([]);
  await answerApi({ call: 'GET /kitchen/sold-out', json: [soup] });
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('button', { name: /Sold out.*1/ })).toBeVisible();
});
