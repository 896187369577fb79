import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import type { ChosenFile } from '../matching/file-matching.ts';

const most = 3;

/** Returns names of a file by which a person sees whether its letters are right. */
export function namesToCheck({ table, columns }: Pick<ChosenFile, 'table' | 'columns'>): string[] {
  const place = Math.max(0, columns.indexOf('name'));
  const names = new Set(table.rows.map(({ cells }) => beginningOf(cells[place]?.trim() ?? '', 40)));
  const telling = [...names].filter((name) => /[^ -~]/.test(name));
  return [...telling, ...names]
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
    .slice(0, most);
}
