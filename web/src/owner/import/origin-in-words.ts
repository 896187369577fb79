import { listed } from '@thymely/contract/ground/in-words';
import type { ChosenFile } from './matching/file-matching.ts';
import * as words from './words.en.ts';

/** Says which system wrote a file, what is in it and what of it is no part of a menu. */
export function originInWords({ table, origin }: Pick<ChosenFile, 'table' | 'origin'>): string[] {
  if (origin === undefined) return [];
  const { system, sizes, lists, pictures, leftOut } = origin;
  const holds = [
    words.itemsCounted(table.rows.length),
    ...(sizes > 0 ? [words.sizesCounted(sizes)] : []),
    ...(lists.length > 0 ? [words.modifierListsCounted(lists.length)] : []),
    ...(pictures > 0 ? [words.picturesCounted(pictures)] : []),
  ];
  return [
    words.fileHolds(words.exportsOf[system], listed(holds)),
    ...(leftOut > 0 ? [words.rowsNoMenu(leftOut)] : []),
  ];
}
