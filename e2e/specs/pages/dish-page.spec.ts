import { expect, test } from '@playwright/test';
import { stack } from '../../harness/stack.ts';

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
