import type { Order } from '@thymely/contract/orders/endpoints';

/** The classes that place the parts of a card in its grid. */
export type CardPlaces = { grid: string; name: string; due: string; step: string };

/** On larger cards the parts follow each other, beside a ring. */
const roomy = 'roomy:grid-cols-[minmax(0,1fr)_auto]';

/** In a narrow lane the time stands below the number; the step stays beside both. */
const usual: CardPlaces = {
  grid: `${roomy} grid-cols-[auto_minmax(0,1fr)_auto] @max-[12.5rem]:grid-cols-[minmax(0,1fr)_auto]`,
  name: 'row-start-2 @max-[12.5rem]:row-start-3',
  due: '@max-[12.5rem]:col-start-1 @max-[12.5rem]:row-start-2',
  step: 'col-start-3! row-start-1 @max-[12.5rem]:col-start-2! @max-[12.5rem]:row-end-3',
};

/** Where the words in the first line are long, a lane counts as narrow up to a greater width. */
const long: CardPlaces = {
  grid: `${roomy} grid-cols-[auto_minmax(0,1fr)_auto] @max-[17rem]:grid-cols-[minmax(0,1fr)_auto]`,
  name: 'row-start-2 @max-[17rem]:row-start-3',
  due: '@max-[17rem]:col-start-1 @max-[17rem]:row-start-2',
  step: 'col-start-3! row-start-1 @max-[17rem]:col-start-2! @max-[17rem]:row-end-3',
};

/** Returns where the number, the time, the next step and the name stand: the step always at the end. */
export function cardPlaces({ state, number }: Pick<Order, 'state' | 'number'>): CardPlaces {
  return state === 'ready' || number > 999 ? long : usual;
}
