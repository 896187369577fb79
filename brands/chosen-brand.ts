import { brandName } from './brand-name.ts';
import { wordsLanguageOf } from '../words/languages.ts';
import { settingsOf } from './brand-settings.ts';
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

export const brandSettings = settingsOf(brandName, brand);
