import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';

type SizeNamesProps = {
  id: string;
  /** The names that the dish has already. */
  without: readonly string[];
};

/** Offers the names of sizes of other dishes, so that the same size has one name everywhere. */
export function SizeNames({ id, without }: SizeNamesProps) {
  const { data: menu = [] } = useQuery(freshMenuQuery);
  return (
    <datalist id={id}>
      {sizeNamesOf(menu, without).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Returns the names of sizes on the menu, the most frequent first. */
function sizeNamesOf(
  menu: readonly Pick<MenuItem, 'sizes'>[],
  without: readonly string[],
): string[] {
  const known = new Set(without.map((name) => foldText(name.trim())));
  const counts = new Map<string, number>();
  for (const { name } of menu.flatMap(({ sizes = [] }) => sizes)) {
    if (!known.has(foldText(name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}
