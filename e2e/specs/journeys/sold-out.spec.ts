import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('guests see on the page that is open that a dish is sold out, and another one whose choices are', async ({
  page,
  diner,
  admin: { accessToken: token },
  newDish,
  newOptionGroup,
}) => {
  const { _id: group } = await newOptionGroup({ name: 'Size', min: 1, max: 1 });
  const dish = await newDish({ name: 'Vanishing Vichyssoise', price: 9 });
  const sizeless = await newDish({ name: 'Sizeless Soup', optionGroups: [group] });
  const body = { until: 'next-opening' };
  await openAs(page, diner, '/menu?category=salad');
  const cardOf = ({ name }: { name: string }) =>
    page.getByRole('article').filter({ hasText: name });
  const cards = [cardOf(dish), cardOf(sizeless)];
  for (const card of cards) {
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  }
  const choices = ['small', 'large'].map((choice) => ({ token, params: { group, choice } }));
  await Promise.all([
    callApi('markSoldOut', { token, params: { dish: dish._id }, body }),
    ...choices.map((call) => callApi('markChoiceSoldOut', { ...call, body })),
  ]);
  await Promise.all(cards.map((card) => expect(card.getByText('Sold out today')).toBeVisible()));
  for (const card of cards) {
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  }
  await Promise.all(choices.map((call) => callApi('markChoiceAvailable', call)));
});
