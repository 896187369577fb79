import { callApi } from '../../harness/call-api.ts';
import { expect, test } from '../../harness/test.ts';

test('the carousel shows the price of the live menu', async ({ page, request, admin }) => {
  const built = (await (await request.get('/menu.json')).json()) as {
    _id: string;
    name: string;
    category: string;
    price: number;
  }[];
  const dish = built.find(({ category }) => category === 'popular');
  if (!dish) throw new Error('The built menu has no popular dish.');
  const change = (price: number) =>
    callApi('updateMenuItem', {
      token: admin.accessToken,
      params: { id: dish._id },
      body: { price },
    });
  await change(77.35);
  try {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Standout dishes' });
    const card = carousel.getByRole('article').filter({ hasText: dish.name });
    await expect(card.getByText('$77.35')).toBeVisible();
  } finally {
    await change(dish.price);
  }
});

test('the footer shows the opening hours that the restaurant has set', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Open daily, 24 hours');
});
