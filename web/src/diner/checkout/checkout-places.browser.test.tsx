import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { checkout } from '../../../testing/checkout.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { answerOrdering } from '../../../testing/ordering.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { CheckoutPlaces } from './checkout-places.tsx';

const texts = [
  'Pick-up',
  'For you',
  'Allergies',
  "Optional. The kitchen reads this before anything else. If it's serious, call us, too.",
];

/** Where the texts stand below the heading, from its left edge and its top. */
async function places(): Promise<number[][]> {
  const heading = page.getByRole('heading', { level: 1, name: 'Checkout' });
  await expect.element(heading).toBeVisible();
  const from = boxOf(heading);
  return texts.map((text) => {
    const { left, top } = boxOf(page.getByText(text, { exact: true }));
    return [left - from.left, top - from.top];
  });
}

test.each([412, 768, 1440])(
  'at %i px the words of the checkout stand where they are while it loads',
  async (width) => {
    await page.viewport(width, 900);
    await renderPart(
      <InnerPage title="Checkout">
        <CheckoutPlaces />
      </InnerPage>,
    );
    const waiting = await places();
    await cleanup();
    // A date would take a second line on a phone.
    await answerOrdering({ phone: 'required' });
    await answerApi({
      call: 'GET /checkout',
      json: { ...checkout, asap: new Date().toISOString() },
    });
    await openSite('/checkout', { as: dana });
    await expect.element(page.getByLabelText('Allergies', { exact: true })).toBeVisible();
    expect(await places()).toEqual(waiting);
  },
);
