import * as figureWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { unknown } from '../parts/figures/figures-in-words.ts';
import { FigureCard } from './figure-card.tsx';
import { lostOrders } from './lost-orders.ts';
import * as words from './words.en.ts';

/** Every reason why an order brought no money, with its count and what was lost. */
export function NotServed({ sum }: { sum: FigureSums }) {
  const { rows, count, cents } = lostOrders(sum);
  const all = figureWords.lostOf(inThousands(count), inThousands(sum.placed));
  return (
    <FigureCard
      title={figureWords.notServed}
      aside={
        <p className="text-sm text-soft tabular-nums">
          {cents === undefined ? all : figureWords.countAndAmount(all, formatCents(cents))}
        </p>
      }
    >
      <table className="w-full tabular-nums">
        <caption className="sr-only">{figureWords.notServed}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.lostMoney}</th>
            <th scope="col">{figureWords.orders}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ label, counted }) => (
            <tr key={label}>
              <th scope="row" className="py-2 text-start font-normal">
                {label}
              </th>
              <td className="px-2 text-end text-sm whitespace-nowrap text-soft" translate="no">
                {counted && counted.cents > 0 ? formatCents(counted.cents) : ''}
              </td>
              <td className="text-end font-bold" translate="no">
                {counted ? inThousands(counted.n) : unknown}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}
