import { brandName } from './brand-name.ts';
import { wordsLanguageOf } from '../words/languages.ts';
import { localeSettings } from './locale-settings.ts';
import { UnusableBrand } from './check-facts.ts';
import { inLanguage, readBrand } from './read-brand.ts';

export { brandFolder, brandName } from './brand-name.ts';

/**
 * What the folder of the chosen restaurant holds. Without it no command can run. Tests and translators
 * look at it in another language: `BRAND_LANGUAGE=pt-PT npm start` (docs/translating.md).
 */
export const { brand, categories, colors, home, logo, logoShapes, meals, menuPictures } =
  await readBrand(brandName)
    .then((read) => ({ ...read, brand: inLanguage(read.brand, process.env['BRAND_LANGUAGE']) }))
    .catch((error: unknown) => {
      if (!(error instanceof UnusableBrand)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });

/** The language of the words of site and function (words). */
export const wordsLanguage = wordsLanguageOf(brand.language) ?? 'en';

/** The paths of categories with a page of their own, separated by spaces. */
export const categoryPages = categories
  .filter(({ page }) => page)
  .map(({ id }) => `/${id}`)
  .join(' ');

/** What the function and tests have in their environment: what people read follows from it. */
export const brandSettings: Readonly<Record<string, string>> = {
  BRAND: brandName,
  BRAND_CURRENCY: brand.currency,
  BRAND_REGION: brand.functionRegion,
  BRAND_ORDER_CENTS: centsIn('orderCents'),
  BRAND_UNVERIFIED_CENTS: centsIn('orderCentsUnverified'),
  BRAND_PRICE_CENTS: centsIn('priceMaxCents'),
  ...localeSettings(brand),
};

/** Nothing stands for the usual limit, which the contract knows. */
function centsIn(limit: keyof NonNullable<typeof brand.limits>): string {
  return String(brand.limits?.[limit] ?? '');
}
