import { useQuery } from '@tanstack/react-query';
import type { TaxRate } from '@thymely/contract/ordering/endpoints';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { firstNamed } from '../../parts/first-named.ts';
import * as words from './words.en.ts';

/** Names the dishes for which the default rate will count once their own rate is gone. */
export function DishesLosingRate({ rates }: { rates: readonly TaxRate[] }) {
  const { data: dishes = [] } = useQuery({ ...freshMenuQuery, enabled: rates.length > 0 });
  const losing = rates.flatMap(({ id, name }) => {
    const named = dishes.filter(({ taxRate }) => taxRate === id).map((dish) => dish.name);
    return named.length === 0 ? [] : [{ id, warning: warningOf(name, named) }];
  });
  return (
    <div role="status" className="grid gap-2 empty:absolute">
      {losing.map(({ id, warning }) => (
        <p key={id} className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
          {warning}
        </p>
      ))}
    </div>
  );
}

function warningOf(rate: string, dishes: readonly string[]): string {
  return words.dishesLosingRate(dishes.length, rate, firstNamed(dishes));
}
