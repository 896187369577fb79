import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerOrdering } from '../../testing/ordering.ts';
import { fakeTime } from '../../testing/fake-time.ts';
import { openSite } from '../../testing/open-site.tsx';

/** An instance of the function that did not close ordering itself keeps its answer for five seconds, a CDN for ten more. */
test.each([
  ['without a CDN', 5000, 15_000],
  ['with a CDN', 15_000, 20_000],
])(
  "a guest who looks at the menu reads the owner's sentence within the time that closing may take %s",
  async (_, staleMs, mostMs) => {
    const pass = fakeTime();
    await openSite('/menu');
    await expect.element(page.getByText(/^Open now/).first()).toBeVisible();
    await pass(staleMs);
    await answerOrdering({
      state: 'off',
      closedNotice: 'The oven is being mended. Back on Friday.',
    });
    await pass(mostMs - staleMs);
    await expect.element(page.getByText('No online orders for now').first()).toBeVisible();
    await expect.element(page.getByText('The oven is being mended. Back on Friday.')).toBeVisible();

    await answerOrdering({ state: 'open', closedNotice: undefined });
    await pass(mostMs - staleMs);
    await expect.element(page.getByText('Back on Friday.')).not.toBeInTheDocument();
  },
);
