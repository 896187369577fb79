import { wordsLanguage } from '../../brands/chosen-brand.ts';
import { registerWords } from '../../words/register.ts';

registerWords(wordsLanguage);

/** The words of the build itself, which is no bundle, in the language of the brand. */
export const words = await import('./words.en.ts');
