import { brand } from '@brand/brand.ts';
import { foldText } from '@thymely/contract/ground/text/fold-text';

/** The restaurant's name as files begin with it. */
export const brandInFileName = inFileName(brand.name);

/** Returns a name in small letters without accents, which every file system takes: `forno-da-graca`. */
export function inFileName(name: string): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? ['restaurant'];
  return words.join('-');
}
