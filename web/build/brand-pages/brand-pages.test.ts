import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPages } from './check-pages.ts';
import { pagesIn } from './read-brand-pages.ts';
import { readPage } from './read-page.ts';

const about = '# About us\n\nWe *bake* in a [wood oven](/menu).\n\n## The oven\n\nHot.\n';

describe('a page of a restaurant', () => {
  it('has its path from its file, its title from its heading, its description from its words', () => {
    const { page, faults } = readPage('About us.md', about);
    expect(faults).toEqual([]);
    expect(page).toMatchObject({
      path: '/about-us',
      title: 'About us',
      description: 'We bake in a wood oven.',
      anchors: ['about-us', 'the-oven'],
      links: [{ to: '/menu', line: 3 }],
    });
    expect(page.html).toContain('<h2 id="the-oven">The oven</h2>');
  });

  it('has a path in plain letters, whatever the name of its file', () => {
    expect(readPage('Política de privacidade.md', about).page.path).toBe(
      '/politica-de-privacidade',
    );
  });

  it('has headings with different IDs, none of which the app uses', () => {
    const { page } = readPage('faq.md', '# Main\n\n## Why?\n\n## Why?\n\n## ?\n');
    expect(page.anchors).toEqual(['main-2', 'why', 'why-2', 'part']);
  });

  it.each([
    [
      'a script',
      '# A\n\n<script>alert(1)</script>\n',
      'line 3: HTML such as <script> is not allowed, write Markdown alone',
    ],
    [
      'raw HTML in a sentence',
      '# A\n\nHello\nmy <b>friend</b>.\n',
      'line 4: HTML such as <b> is not allowed, write Markdown alone',
    ],
    [
      'a link that runs a script',
      '# A\n\n[x](javascript:alert(1))\n',
      'line 3: a link cannot be javascript:alert(1): it begins with / (a page of the site), #, https://, mailto: or tel:',
    ],
    [
      'a link to a file',
      '# A\n\n[x](privacy.md)\n',
      'line 3: a link cannot be privacy.md: it begins with / (a page of the site), #, https://, mailto: or tel:',
    ],
    [
      'a link to another host without a protocol',
      '# A\n\n[x](//evil.example)\n',
      'line 3: a link cannot be //evil.example: it begins with / (a page of the site), #, https://, mailto: or tel:',
    ],
    ['a picture', '# A\n\n![x](/a.png)\n', 'line 3: pictures are not possible on these pages'],
    ['no heading', 'Hello.\n', "it has no heading: begin it with one, such as '# About us'"],
    ['two titles', '# A\n\n# B\n', "line 3: '# B' is a second title, write '## B'"],
  ])('with %s is refused in one line', (_, source, fault) => {
    expect([...new Set(readPage('a.md', source).faults)]).toEqual([fault]);
  });
});

it('two pages with one path are one line, and so is a page without a name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of ['FAQ!.md', 'faq.md', '!.md', 'notes.txt'])
    writeFileSync(join(folder, name), about);
  expect(() => pagesIn(folder, 'brands/x/pages')).toThrow(
    'brands/x/pages/!.md: its name needs a letter or a digit, as in about.md.\n' +
      'brands/x/pages/faq.md: its path would be /faq, which is that of FAQ!.md.',
  );
  rmSync(folder, { recursive: true });
  expect(pagesIn(folder, 'brands/x/pages')).toEqual([]);
});

describe('the links of pages', () => {
  const site = {
    called: 'brands/x/pages',
    links: [],
    homeLinks: [],
    categoryIds: ['pizza'],
    isAt: (path: string) => ['/', '/menu'].includes(path),
    isOfApp: (path: string) => ['/', '/menu'].includes(path),
  };
  const faultOf = (source: string, changes: object = {}, file = 'about.md') => {
    const faq = readPage('faq.md', '# FAQ\n\n## Why?\n').page;
    try {
      checkPages([readPage(file, source).page, faq], { ...site, ...changes });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  it('may lead to screens, pages, their headings and elsewhere', () => {
    const source =
      '# A\n\n[1](/menu) [2](/faq#why) [3](#a) [4](https://x.example) [5](/menu?diet=vegan)';
    expect(faultOf(source)).toBe('');
  });

  it.each([
    ['/privacy', '[x](/privacy)'],
    ['/faq#how', '[x](/faq#how)'],
    ['#oven', '[x](#oven)'],
  ])('that lead to %s, which there is not, are one line each', (to, link) => {
    expect(faultOf(`# A\n\n${link}\n`)).toBe(
      `brands/x/pages/about.md: line 3: the link leads to ${to}, which there is not.`,
    );
  });

  it('of the footer may not lead nowhere either', () => {
    expect(faultOf('# A', { links: [{ label: 'Terms', to: '/terms' }] })).toBe(
      "brands/x/brand.ts: the link 'Terms' leads to /terms, which there is not.",
    );
  });

  it('of the home page lead to what there is, and to categories that there are', () => {
    const cards = ['/piza', '/menu?category=pizza', '/menu?category=desert'];
    expect(faultOf('# A', { homeLinks: cards.map((to) => ({ label: 'Card', to })) })).toBe(
      "brands/x/home.ts: the link 'Card' leads to /piza, which there is not.\n" +
        "brands/x/home.ts: the link 'Card' leads to /menu?category=desert, which there is not.",
    );
  });

  it('of the footer may not be announced when there is its page', () => {
    expect(faultOf('# About us', { links: [{ label: 'About Us' }, { label: 'Events' }] })).toBe(
      "brands/x/brand.ts: the link 'About Us' has no path although there is its page: write to: '/about'.",
    );
  });

  it.each(['menu.md', 'api.md', 'App.md', '404.md'])('%s would take a path of the app', (file) => {
    expect(faultOf('# A', {}, file)).toMatch(
      /^brands\/x\/pages\/.*, which the app has itself; rename it\.$/,
    );
  });
});
