import * as figureWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import { salesOf } from '@thymely/contract/figures/sales';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { barsOf } from '../chart/chart-bars.ts';
import { soldDishes } from '../../parts/figures/sold-dishes.ts';
import { percentInWords, unknown } from '../../parts/figures/figures-in-words.ts';
import { lostOrders } from '../lost-orders.ts';
import { serviceRows } from '../service-rows.ts';
import type { ShownFigures } from '../use-figures.ts';
import * as periodWords from '../../parts/figures/words.en.ts';
import * as words from '../words.en.ts';

type PaperRow = { label: string; count?: string; value: string };
export type PaperBlock = { title: string; rows: PaperRow[] };

/** Returns the figures in the top row of the paper. */
export function paperTotals(sum: FigureSums): PaperRow[] {
  const { cents, orders, averageCents, onTime } = salesOf(sum);
  return [
    { label: figureWords.takings, value: formatCents(cents) },
    { label: figureWords.orders, value: inThousands(orders) },
    {
      label: figureWords.average,
      value: averageCents === undefined ? unknown : formatCents(averageCents),
    },
    {
      label: figureWords.readyOnTime,
      value: onTime === undefined ? unknown : percentInWords(onTime),
    },
  ];
}

/** Returns what else is on the paper, with every dish that was sold; blocks without rows are left out. */
export function paperBlocks(
  figures: ShownFigures,
  menu: readonly MenuItem[] | undefined,
): PaperBlock[] {
  const { sum } = figures;
  const { from, to } = figures.range;
  const blocks: PaperBlock[] = [
    { title: from === to ? words.ordersPerHour : words.ordersPerDay, rows: timeRows(figures) },
    { title: words.kitchenAndTax, rows: serviceRows(sum) },
    { title: figureWords.notServed, rows: lostRows(sum) },
    { title: words.dishesSold, rows: dishRows(sum, menu) },
  ];
  return blocks.filter(({ rows }) => rows.length > 0);
}

function timeRows(figures: ShownFigures): PaperRow[] {
  const bars = barsOf(figures, undefined) ?? [];
  return bars
    .filter(({ orders, cents }) => orders > 0 || cents !== 0)
    .map(({ name, orders, cents }) => ({
      label: name,
      count: inThousands(orders),
      value: cents === null ? unknown : formatCents(cents),
    }));
}

function lostRows(sum: FigureSums): PaperRow[] {
  return lostOrders(sum).rows.map(({ label, counted }) => ({
    label,
    count: counted ? inThousands(counted.n) : unknown,
    value: counted && counted.cents > 0 ? formatCents(counted.cents) : '',
  }));
}

function dishRows(sum: FigureSums, menu: readonly MenuItem[] | undefined): PaperRow[] {
  return soldDishes(sum, menu).map(({ name, n, cents }) => ({
    label: name,
    count: periodWords.times(inThousands(n)),
    value: formatCents(cents),
  }));
}
