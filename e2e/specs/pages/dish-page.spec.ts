import { open } from '../../harness/hydration.ts';
import { stack } from '../../harness/stack.ts';
import { expect, test } from '../../harness/test.ts';

const path = '/dish/ember-margherita';

test('a dish has a prerendered page with its data, its address and a picture for link previews', async ({
  request,
}) => {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<div id="root" data-prerendered="${path}">`);
  expect(html).toMatch(/<h1[^>]*>Ember Margherita<\/h1>/);
  expect(html).toContain(`<link rel="canonical" href="${stack.siteUrl}${path}">`);
  expect(html).not.toContain('name="robots"');
  expect(html).toContain('<title>Ember Margherita — Thymely</title>');

  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [
      {
        '@type': 'MenuItem',
        name: 'Ember Margherita',
        url: stack.siteUrl + path,
        offers: { price: '12.50', priceCurrency: 'USD' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });

  const [, social = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(social).toMatch(/^https?:\/\/.*\.png$/);
  const picture = await request.get(social);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The first numbers of a PNG are its width and height.
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the page of a dish orders it, and links to the pages of what goes well with it', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('button', { name: `Increase quantity of Ember Margherita` }).click();
  await page.getByRole('button', { name: 'Add to Cart $25.00' }).click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  const company = page.getByRole('region', { name: 'Goes well with' }).getByRole('link');
  // A dish that another test adds to the menu may take this place.
  const name = await company.first().innerText();
  await company.filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/dish\/[\w-]+$/);
  await expect(page).toHaveTitle(`${name} — Thymely`);
});
