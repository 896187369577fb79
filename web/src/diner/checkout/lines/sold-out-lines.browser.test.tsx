import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../../testing/api.ts';
import { checkout } from '../../../../testing/checkout.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { answerOrdering } from '../../../../testing/ordering.ts';
import { dana } from '../../../../testing/people.ts';

const call = 'GET /checkout';

test('a dish that sells out while its diner is at checkout is left out there after one reading', async () => {
  const skip = fakeTime();
  await answerApi({ call, json: checkout });
  await openSite('/checkout', { as: dana });
  await expect.element(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await expect.poll(async () => (await callsTo('GET /ordering')).length).toBeGreaterThan(0);
  const asked = (await callsTo(call)).length;
  const lines = checkout.lines.map((line) => ({ ...line, available: false }));
  const problems = [{ code: 'sold_out' as const, lineId: 'stew' }];
  await answerApi({ call, json: { ...checkout, lines, problems, totalCents: 0 } });
  await answerOrdering({ soldOut: ['stew'] });
  await skip(5000);
  const remove = page.getByRole('button', { name: 'Remove Stew' });
  await expect.element(remove).toHaveAccessibleDescription(/^Sold out today\./);
  await skip(12_000);
  expect(await callsTo(call)).toHaveLength(asked + 1);
});
