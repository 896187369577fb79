import { weekdays } from '@thymely/contract/ground/weekdays';
import * as v from 'valibot';
import { findLanguages, wordsLanguageOf } from '../words/languages.ts';

export const wordsSchema = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is empty'));

const words = wordsSchema;

export const pathSchema = v.pipe(
  words,
  v.regex(/^\/(?!\/)[\w/?=&-]*$/, 'is not a path of the site such as /menu'),
);

/** A link; without a path it is announced with 'Soon'. */
const linkSchema = v.strictObject({ label: words, to: v.optional(pathSchema) });

const navigationSchema = v.array(
  v.union(
    [
      v.strictObject({ label: words, links: v.pipe(v.array(linkSchema), v.minLength(1)) }),
      linkSchema,
    ],
    'is neither a link nor a list of links with a label',
  ),
);

const locale = v.pipe(
  words,
  v.check(
    (tag) => isLocale(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0,
    'is not a locale such as en-US or pt-PT',
  ),
);

const currency = v.pipe(
  words,
  v.check(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'is not a currency code such as USD or EUR',
  ),
  v.check(
    (code) => !/^[A-Z]{3}$/.test(code) || decimalsOf(code) === 2,
    'has to be a currency of two decimals',
  ),
);

/** What becomes a setting of the function, in quotation marks (functions/build.ts). */
const inSetting = v.pipe(
  words,
  v.regex(/^[^"\\\p{C}]*$/u, 'is not one line without quotation marks and backslashes'),
);

const address = v.strictObject({
  street: inSetting,
  postalCode: inSetting,
  locality: inSetting,
  /** The state or province, where addresses have one. */
  region: v.optional(inSetting),
  /** The code of the country, such as `US`. */
  country: v.pipe(words, v.regex(/^[A-Z]{2}$/, 'is not a country code such as US or PT')),
});

const telephone = v.pipe(
  words,
  v.regex(
    /^(?=(?:\D*\d){3})\+?[\d\p{Zs}()./-]+$/u,
    'is not a telephone number such as +351 21 000 0142',
  ),
);

/** A region such as `europe-west1`, or a multi-region of Firestore such as `eur3`. */
const region = v.pipe(
  words,
  v.regex(/^(?:[a-z]+-[a-z]+\d{1,2}|eur3|nam[57])$/, 'is no region such as europe-west1'),
);

const cents = v.pipe(
  v.number('is not a number'),
  v.integer('is not a whole number'),
  v.minValue(1, 'is not above 0'),
);

/** The facts of a restaurant, as its folder states them. */
export const brandSchema = v.strictObject({
  name: inSetting,
  /** The name of the business on receipts and in law, if it differs from the name. */
  legalName: v.optional(words),
  /** The number of the business at the tax office, as it is printed. */
  taxNumber: v.optional(words),
  tagline: words,
  /** The title of the home page. */
  documentTitle: words,
  openingLine: words,
  currency,
  /** How money, numbers and times are written, such as `en-US` or `pt-PT`. */
  locale,
  /** The day with which weeks of opening hours begin, if it is not Monday: `sun` or `sat`. */
  firstWeekday: v.optional(v.picklist(weekdays, `is none of ${weekdays.join(', ')}`)),
  /** The language of pages and emails, with the names of days and months. */
  language: v.pipe(
    words,
    v.check(isLocale, 'is not a language such as en or pt-PT'),
    v.check(
      (language) => !isLocale(language) || wordsLanguageOf(language) !== undefined,
      `has no words yet; there are ${findLanguages().join(', ')}, and docs/translating.md says how to add one`,
    ),
  ),
  /** Where the function runs: a region of Cloud Functions near the guests, such as `europe-west1`. */
  functionRegion: region,
  /** Where the data are, near the function. A database cannot be moved. */
  firestoreLocation: region,
  /** What limits amounts, in hundredths of the currency, where 100, 2 000 and 10 000 are not right. */
  limits: v.optional(
    v.object({ orderCents: cents, orderCentsUnverified: cents, priceMaxCents: cents }),
  ),
  /** What is cooked, for search engines. */
  cuisine: v.array(words, 'is not a list of words'),
  /** Whether allergens are shown with letters beside their names (A to R, as on European menus). */
  showsAllergenLetters: v.boolean('is neither true nor false'),
  /** What a guest's paper is called: an order summary where a receipt has to be a tax document. */
  orderPaper: v.picklist(['receipt', 'summary'], 'is neither receipt nor summary'),
  address,
  /** The links at the top of pages, some of them in lists. */
  navigation: navigationSchema,
  /** The columns of links at the end of pages. */
  footer: v.array(v.strictObject({ title: words, links: v.array(linkSchema) })),
  /**
   * Whether entries are shown that do nothing of their own yet: the settings, other sign-ins, bookings
   * and support in the dashboard.
   */
  showsAnnounced: v.boolean('is neither true nor false'),
  /** The telephone numbers as they are printed; the first one is where guests are asked to call. */
  telephones: v.pipe(
    v.array(telephone, 'is not a list of numbers'),
    v.minLength(1, 'has no number'),
    v.check(
      (numbers) => new Set(numbers.map(dialed)).size === numbers.length,
      'has a number twice',
    ),
  ),
  email: v.pipe(words, v.email('is not an email address')),
});

/** The restaurant's own data, which the site and the function are built from. */
export type Brand = v.InferOutput<typeof brandSchema>;

function dialed(number: string): string {
  return number.replaceAll(/[^+\d]/g, '');
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

function decimalsOf(code: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits;
}
