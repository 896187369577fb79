import { expect, test } from '../../harness/test.ts';

test('the menu passes Hosting as the function compressed it, and browsers can read it', async ({
  page,
}) => {
  const answer = await page.goto('/api/menu');
  if (!answer) throw new Error('There is no answer.');
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    etag: expect.stringMatching(/^W\//),
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const dishes = (await answer.json()) as unknown[];
  expect(dishes.length).toBeGreaterThan(10);
  const sizes = await answer.request().sizes();
  expect(sizes.responseBodySize).toBeLessThan(JSON.stringify(dishes).length / 2);
});
