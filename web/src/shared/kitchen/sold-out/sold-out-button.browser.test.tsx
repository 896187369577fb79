import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
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
