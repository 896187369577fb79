import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { firstLoadFaults, freeOfBudget } from '../../web/build/first-load/first-load.ts';
import { englishTexts, findTexts } from '../../words/english-texts.ts';
import { localProject } from '../local/local-stack.ts';
import { fromRoot } from '../paths.ts';
import { outFolders } from './build-stack.ts';
import { wordsOfPage } from './words-of-page.ts';

// The restaurant has been started from this build (scripts/testing/second-brand.ts).
const site = fromRoot('web', outFolders.aside, 'site');

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const pages = () => globSync('**/*.html', { cwd: site });

describe('the site of a second brand', () => {
  it('says nothing of the sample restaurant, in no page, structured data or manifest', () => {
    expect(pages().length).toBeGreaterThan(80);
    const files = [...pages(), 'manifest.webmanifest', 'menu.json', 'favicon.svg'];
    // The project of all local stacks, in the Content-Security-Policy.
    const ofThisMachine = `https://${localProject}.firebaseapp.com`;
    const found = files.filter((file) => /thymely/i.test(read(file).replace(ofThisMachine, '')));
    expect(found).toEqual([]);
  });

  it('has no sign or code of dollars, no AM or PM, nothing announced and nothing invented', () => {
    const found = pages().flatMap((file) =>
      [...wordsOfPage(read(file)).matchAll(/\$|\b(USD|AM|PM|Soon|97000|Marta|18\.6k|255)\b/g)].map(
        ([word]) => `${file}: ${word}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('has no words of English messages', () => {
    const english = englishTexts('pt-PT');
    expect(findTexts('Tap “Add to Cart” to begin.', english)).toEqual(['Add to Cart']);
    const found = pages().flatMap((file) =>
      findTexts(wordsOfPage(read(file)), english).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('writes amounts as Portugal does', () => {
    expect(wordsOfPage(read('pizza.html'))).toMatch(/9,50\s+€/);
  });

  it('has the serving times of a dish on its card, on its page and in the plain menu', () => {
    for (const page of ['salad.html', 'dish/grao-com-bacalhau.html', 'plain-menu.html']) {
      expect(wordsOfPage(read(page)), page).toContain('Segunda–sexta 12:00–15:00');
    }
  });

  it('has its own categories, with a page for those that are to have one', () => {
    const html = read('menu.html');
    for (const heading of [
      'Entradas',
      'Pizzas',
      'Pizzas brancas',
      'Especialidades da casa',
      'Vinhos e cervejas',
    ]) {
      expect(wordsOfPage(html)).toContain(heading);
    }
    expect(html).not.toMatch(/Standouts|Destaques/);
    expect(pages()).toEqual(expect.arrayContaining(['pizza.html', 'salad.html']));
    expect(read('plain-menu.html').match(/<h2>/g)).toHaveLength(12);
  });

  it('is described by its own facts', () => {
    const html = read('menu.html');
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('<meta property="og:locale" content="pt_PT">');
    expect(html).toContain('<meta property="og:site_name" content="Forno da Graça">');
    expect(html).toMatch(
      /"addressLocality":"Lisboa","postalCode":"1170-361","addressCountry":"PT"/,
    );
    expect(html).toContain('"priceCurrency":"EUR"');
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      short_name: 'Forno da Graça',
      theme_color: '#1d4f8b',
    });
  });

  it('has the pages that it has written, with its frame, in the sitemap and in the footer', () => {
    const written = ['about', 'faq', 'imprint', 'privacy', 'terms'];
    expect(globSync('*.html', { cwd: site })).toEqual(
      expect.arrayContaining(written.map((page) => `${page}.html`)),
    );
    // Each start has another port.
    const [, address] = /<loc>(http:\/\/127\.0\.0\.1:\d+)\/<\/loc>/.exec(read('sitemap.xml')) ?? [];
    for (const page of written) {
      expect(read('sitemap.xml')).toContain(`<loc>${address}/${page}</loc>`);
      expect(read('index.html')).toContain(` href="/${page}"`);
    }
    const html = read('privacy.html');
    expect(html).toContain('<title>Política de privacidade — Forno da Graça</title>');
    expect(html).toContain(`<link rel="canonical" href="${address}/privacy">`);
    expect(html).toContain(
      '<meta name="description" content="Forno da Graça, Lda. (exemplo), Rua da Senhora do Monte 12, 1170-361 Lisboa. Veja a informação legal.">',
    );
    expect(html).toMatch(/data-prerendered="\/privacy".*<nav.*<main.*<footer/s);
    expect(wordsOfPage(html)).toContain('Este texto é provisório.');
    expect(wordsOfPage(html)).toContain('Forno da Graça, Lda. (exemplo) · NIF PT 500 000 001');
  });

  it('leaves 1 kB of the budget of each page free, in its own language', () => {
    expect(firstLoadFaults(site, freeOfBudget)).toEqual([]);
  });

  it('has icons and a picture of link previews in its colors', async () => {
    const { dominant } = await sharp(join(site, 'icon-512.png')).stats();
    expect(dominant.b).toBeGreaterThan(dominant.g + 20);
    const { width, height } = await sharp(join(site, 'social-card.jpg')).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });
});
