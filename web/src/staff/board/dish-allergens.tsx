import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { menuQuery } from '../../api/menu/menu.ts';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { DisclosureArrow } from '../../ui/disclosure-arrow.tsx';
import * as words from './words.en.ts';

/** What the dishes of an order contain, as the menu declares it now; it is loaded when it is opened. */
export function DishAllergens({ lines }: Pick<Order, 'lines'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: menu, isError } = useQuery({ ...menuQuery, enabled: isOpen });
  return (
    <details
      className="group rounded-sm border border-hairline"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 font-semibold">
        {words.whatIsInIt}
        <DisclosureArrow />
      </summary>
      {menu && <p className="px-4 pb-2 text-sm text-soft">{words.asMenuSays}</p>}
      <ul className="grid gap-2 px-4 pb-4">
        {menu && lines.map((line) => <Contents key={line.id} line={line} menu={menu} />)}
      </ul>
      {isOpen && !menu && (
        <p role="status" className="px-4 pb-4">
          {isError ? words.menuUnknown : words.loadingMenu}
        </p>
      )}
    </details>
  );
}

function Contents({ line, menu }: { line: OrderLine; menu: readonly MenuItem[] }) {
  const dish = menu.find(({ _id }) => _id === line.menuItemId);
  const own = dish?.allergens;
  const isKnown = own !== undefined && line.choices.every(({ allergens }) => allergens);
  const contained = allergensInWords([
    ...(own ?? []),
    ...line.choices.flatMap(({ allergens }) => allergens ?? []),
  ]);
  return (
    <li className="wrap-anywhere">
      <bdi className="font-semibold">{line.name}</bdi>
      <span className="block">{isKnown ? allOf(contained) : someOf(contained)}</span>
    </li>
  );
}

function allOf(allergens: string): string {
  return allergens === '' ? words.noAllergens : words.contains(allergens);
}

function someOf(allergens: string): string {
  return allergens === '' ? words.notFullyDeclared : words.containsAndMore(allergens);
}
