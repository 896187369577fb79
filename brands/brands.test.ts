import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brandSchema } from './brand.schema.ts';
import { localeSettings } from './locale-settings.ts';
import { colorFaults, readColors, unreadableColors } from './colors.ts';
import { check, UnusableBrand } from './check-facts.ts';
import { checkHeroPicture, checkLogo } from './check-pictures.ts';
import { brandNames, inLanguage, readBrand, readCategories } from './read-brand.ts';

it.each(brandNames())('the brand %s can be used', async (name) => {
  const { brand } = await readBrand(name);
  expect(brand.name).not.toBe('');
});

it('an unknown brand is refused with the names of those that there are', async () => {
  await expect(readBrand('nobody')).rejects.toThrow(
    /^There is no brand "nobody"\. BRAND is one of: .*thymely/,
  );
  await expect(readBrand('../web')).rejects.toThrow(UnusableBrand);
});

describe('a brand in another language', async () => {
  const { brand } = await readBrand('thymely');

  it.each(['pt-PT', 'en-XA', 'en-GB'])('can be %s', (language) => {
    expect(inLanguage(brand, language)).toEqual({ ...brand, language });
    expect(
      new Intl.DateTimeFormat(localeSettings({ ...brand, language }).BRAND_WORDS),
    ).toBeDefined();
  });

  it('is as it says itself if none is set', () => {
    expect(inLanguage(brand, undefined)).toBe(brand);
    expect(inLanguage(brand, '')).toBe(brand);
  });

  it('cannot be one that has no words, or none at all', () => {
    expect(() => inLanguage(brand, 'fr')).toThrow(
      'The environment: BRAND_LANGUAGE has no words yet; there are en, de, pt-PT',
    );
    expect(() => inLanguage(brand, 'pt_PT')).toThrow(
      'The environment: BRAND_LANGUAGE is not a language such as en or pt-PT.',
    );
  });
});

describe('a brand with a fault', async () => {
  const { brand } = await readBrand('thymely');
  const faultOf = (changes: object) => {
    try {
      check(brandSchema, { ...brand, ...changes }, 'brand.ts');
    } catch (error) {
      return (error as UnusableBrand).message;
    }
    return '';
  };

  it.each([
    ['no name', { name: undefined }, 'brand.ts: name is missing.'],
    ['an empty name', { name: ' ' }, 'brand.ts: name is empty.'],
    [
      'an unknown locale',
      { locale: 'xx-YY' },
      'brand.ts: locale is not a locale such as en-US or pt-PT.',
    ],
    [
      'a misspelled locale',
      { locale: 'pt_PT' },
      'brand.ts: locale is not a locale such as en-US or pt-PT.',
    ],
    [
      'an unknown currency',
      { currency: 'EUX' },
      'brand.ts: currency is not a currency code such as USD or EUR.',
    ],
    [
      'a currency that cannot be one',
      { currency: 'EURO' },
      'brand.ts: currency is not a currency code such as USD or EUR.',
    ],
    [
      'a currency of no decimals',
      { currency: 'JPY' },
      'brand.ts: currency has to be a currency of two decimals.',
    ],
    [
      'paper of another kind',
      { orderPaper: 'invoice' },
      'brand.ts: orderPaper is neither receipt nor summary.',
    ],
    [
      'a region that cannot be one',
      { functionRegion: 'Europe' },
      'brand.ts: functionRegion is no region such as europe-west1.',
    ],
    [
      'a limit of nothing',
      { limits: { orderCents: 0, orderCentsUnverified: 10_000, priceMaxCents: 100 } },
      'brand.ts: limits.orderCents is not above 0.',
    ],
    [
      'a language without words',
      { language: 'fr-FR' },
      'brand.ts: language has no words yet; there are en, de, pt-PT, and docs/translating.md says how to add one.',
    ],
    ['no telephone', { telephones: [] }, 'brand.ts: telephones has no number.'],
    [
      'one telephone number without a list',
      { telephones: '(503) 555-0142' },
      'brand.ts: telephones is not a list of numbers.',
    ],
    [
      'a telephone that cannot be dialed',
      { telephones: ['(503) 555-0142', 'call us'] },
      'brand.ts: telephones.1 is not a telephone number such as +351 21 000 0142.',
    ],
    [
      'a telephone of two lines',
      { telephones: ['(503) 555-0142\n'.repeat(2)] },
      'brand.ts: telephones.0 is not a telephone number such as +351 21 000 0142.',
    ],
    [
      'a telephone twice',
      { telephones: ['(503) 555-0142', '503 555 0142'] },
      'brand.ts: telephones has a number twice.',
    ],
    ['a fact that there is not', { fax: '1' }, 'brand.ts: fax is not a fact of a brand.'],
    [
      'an address without its country',
      { address: { ...brand.address, country: undefined } },
      'brand.ts: address.country is missing.',
    ],
    [
      'a street with quotation marks',
      { address: { ...brand.address, street: '14 "Basil" Lane' } },
      'brand.ts: address.street is not one line without quotation marks and backslashes.',
    ],
    [
      'a name of two lines',
      { name: 'Thymely\nGreenford' },
      'brand.ts: name is not one line without quotation marks and backslashes.',
    ],
  ])('%s is one line', (_, changes, line) => {
    expect(faultOf(changes)).toBe(line);
  });

  it('two faults are two lines', () => {
    expect(faultOf({ name: undefined, email: 'nobody' })).toBe(
      'brand.ts: name is missing.\nbrand.ts: email is not an email address.',
    );
  });
});

describe('the categories of a brand', () => {
  const pizza = { id: 'pizza', label: 'Pizza', plural: 'Pizzas', tint: 'pizza', vessel: 'pizza' };
  const faultOf = (categories: unknown) => {
    try {
      readCategories(JSON.stringify(categories), 'categories.json');
    } catch (error) {
      return (error as UnusableBrand).message;
    }
    return '';
  };

  it.each([
    ['none', [], 'categories.json: the file has no category.'],
    [
      'two with one ID',
      [pizza, { ...pizza, label: 'Other' }],
      'categories.json: the file has two categories with the ID pizza.',
    ],
    [
      'two for the carousel',
      [
        { ...pizza, carousel: true },
        { ...pizza, id: 'soup', carousel: true },
      ],
      'categories.json: the file has more than one category for the carousel.',
    ],
    [
      'one with the address of another page',
      [{ ...pizza, id: 'menu' }],
      'categories.json: 0.id is a name that the site needs for something else.',
    ],
    [
      'one with capital letters',
      [{ ...pizza, id: 'Pizza' }],
      'categories.json: 0.id is not a short word of small letters such as main-courses.',
    ],
    [
      'one in an unknown color',
      [{ ...pizza, tint: 'pink' }],
      'categories.json: 0.tint is none of salad, pizza, soup, dessert, drinks, popular.',
    ],
    [
      'served at times',
      [{ ...pizza, served: [{ days: ['mon'], from: '11:30', to: '14:30' }] }],
      '',
    ],
    [
      'one served on no day',
      [{ ...pizza, served: [{ days: [], from: '11:30', to: '14:30' }] }],
      'categories.json: 0.served is not a list of serving times such as [{"days": ["mon", "tue"], "from": "11:30", "to": "14:30"}].',
    ],
  ])('with %s are one line', (_, categories, line) => {
    expect(faultOf(categories)).toBe(line);
  });

  it('that are no JSON are one line', () => {
    expect(() => readCategories('[{', 'categories.json')).toThrow(
      /^categories\.json is not JSON\.$/,
    );
  });
});

it.each([
  ['a script', '<svg viewBox="0 0 32 32"><script>alert(1)</script></svg>', '<script'],
  ['a handler', '<svg viewBox="0 0 32 32" onload="alert(1)"></svg>', 'onload='],
  ['a handler after a slash', '<svg viewBox="0 0 32 32"><path/onload=alert(1)/></svg>', '/onload='],
  ['a handler after a value', '<svg viewBox="0 0 32 32"onload="alert(1)"></svg>', '"onload='],
  ['a handler in capitals', '<svg viewBox="0 0 32 32"\fONLOAD\n="alert(1)"></svg>', 'ONLOAD\n='],
  ['a page of its own', '<svg viewBox="0 0 32 32"><iframe srcdoc="x"/></svg>', '<iframe'],
  ['a script of another name', '<svg viewBox="0 0 32 32"><s:script/></svg>', '<s:script'],
  ['a link', '<svg viewBox="0 0 32 32"><path href="javascript:alert(1)"/></svg>', 'href='],
  ['an old link', '<svg viewBox="0 0 32 32"><path xlink:href="x"/></svg>', 'xlink:href='],
  ['a comment', '<svg viewBox="0 0 32 32"><!-- ours --></svg>', '<!--'],
  ['a fill', '<svg viewBox="0 0 32 32"><path fill="url(https://x.example/#a)"/></svg>', 'url('],
  ['a style', `<svg viewBox="0 0 32 32"><g style="fill: URL( 'x.svg#a')"/></svg>`, 'URL('],
  ['an escape', '<svg viewBox="0 0 32 32"><path fill="u\\72l(https://x.example/)"/></svg>', '\\'],
  ['a letter by its number', '<svg viewBox="0 0 32 32"><g mask="&#117;rl(//x)"/></svg>', '&#117'],
  ['a bracket by its name', '<svg viewBox="0 0 32 32"><g mask="url&lpar;//x)"/></svg>', '&lpar'],
  [
    'a set of pictures',
    `<svg viewBox="0 0 32 32"><g mask="image-set('x' 1x)"/></svg>`,
    'image-set(',
  ],
])('a logo with %s is refused', (_, svg, named) => {
  expect(() => {
    checkLogo(svg, 'logo.svg');
  }).toThrow(`logo.svg: ${named} is not allowed in a logo.`);
});

it.each(['url(#glow)', "url( '#glow' )", 'url(&quot;#glow&quot;)'])(
  'a logo may be filled with a part of its own: %s',
  (fill) => {
    checkLogo(`<svg viewBox="0 0 32 32"><path fill="${fill}"/></svg>`, 'logo.svg');
  },
);

it.each([
  ['a picture without a text', true, undefined, 'home.ts: heroPicture is missing'],
  ['a text without a picture', false, 'The oven', 'hero.jpg is missing, although'],
])('%s about it is one line', (_, hasFile, text, line) => {
  expect(() => {
    checkHeroPicture({ text, hasFile, name: 'trattoria' });
  }).toThrow(line);
});

it('a logo that is no square of 32 units is refused', () => {
  expect(() => {
    checkLogo('<svg viewBox="0 0 64 32"></svg>', 'logo.svg');
  }).toThrow('viewBox="0 0 32 32"');
});

describe('the colors of a brand', () => {
  const css = readFileSync(new URL('./thymely/colors.css', import.meta.url), 'utf8');

  it('text without contrast is named with the ratio', () => {
    const pale = css.replace('--color-soft: #4b5751', '--color-soft: #9aa5a0');
    expect(colorFaults(readColors(pale))[0]).toMatch(
      /^--color-soft on --color-paper has a contrast of 2\.\d\d in the light scheme; 4\.5 is the least\.$/,
    );
  });

  it('a color that is missing is named once', () => {
    const without = css.replaceAll(/--color-alarm: #\w+;/g, '');
    expect(colorFaults(readColors(without))).toEqual(['--color-alarm is missing.']);
  });
});

describe('a module of a brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      "export const brand = {\n  name: 'x'\n  tagline: 'y',\n};\n",
      'brand.ts: line 3, or the end of the line before, cannot be read: ',
    ],
    [
      'export const brand = { name: thymely };\n',
      'brand.ts cannot be used: thymely is not defined.',
    ],
    ['export const brnd = {};\n', 'brand.ts: `export const brand` is missing.'],
  ])('with a typing error is said in one line: %j', (text, line) => {
    const path = join(folder, `brand-${text.length}.ts`);
    writeFileSync(path, text);
    // Vitest reads modules itself, and has words of its own for a typing error.
    const script = `
      const { loadExport } = await import(${JSON.stringify(join(import.meta.dirname, 'read-brand.ts'))});
      const about = { path: ${JSON.stringify(path)}, file: 'brand.ts', exported: 'brand' };
      await loadExport(about).catch(({ name, message }) => console.log(name + ': ' + message));
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
    expect(said.toString()).toContain(`UnusableBrand: ${line}`);
  });
});

it.each([
  [':root { --color-ink: #5b3a8; }', '--color-ink is no color such as #1d4f8b, or has no'],
  [':root { --color-ink: #5b3a8a }', '--color-ink is no color such as #1d4f8b, or has no'],
  [':root { --color-ink: #5b3a8a;', 'a { has no }, or a } no {.'],
])('colors that cannot be read are named: %s', (css, line) => {
  expect(unreadableColors(css).join()).toContain(line);
  expect(unreadableColors(':root { --color-ink: #5b3a8a; }')).toEqual([]);
});

it('a logo that does not end is refused', () => {
  expect(() => {
    checkLogo('<svg viewBox="0 0 32 32"><path d="M0 0"/>', 'logo.svg');
  }).toThrow('logo.svg: the picture has to end with </svg>.');
});
