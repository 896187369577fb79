import type { Order } from '@thymely/contract/orders/endpoints';

/** The classes that place the parts of a card in its grid. */
export type CardPlaces = { grid: string; name: string; due: string; step: string };

/** On larger cards the parts follow each other, beside a ring. */
const roomy = 'roomy:grid-cols-[minmax(0,1fr)_auto]';

/**
 * On a phone and an upright tablet the step is the last line, as on larger cards. Elsewhere it is in the
 * first line; in a narrow lane the time then stands below the number, and the step beside both.
 */
const usual: CardPlaces = {
  grid: `${roomy} grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:@max-[12.5rem]:grid-cols-[minmax(0,1fr)_auto]`,
  name: 'row-start-2 lg:@max-[12.5rem]:row-start-3',
  due: 'lg:@max-[12.5rem]:col-start-1 lg:@max-[12.5rem]:row-start-2',
  step: 'mt-1 lg:mt-0 lg:col-span-1! lg:col-start-3! lg:row-start-1 lg:@max-[12.5rem]:col-start-2! lg:@max-[12.5rem]:row-end-3',
};

/** Where the words in the first line are long, a lane counts as narrow up to a greater width. */
const long: CardPlaces = {
  grid: `${roomy} grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:@max-[17rem]:grid-cols-[minmax(0,1fr)_auto]`,
  name: 'row-start-2 lg:@max-[17rem]:row-start-3',
  due: 'lg:@max-[17rem]:col-start-1 lg:@max-[17rem]:row-start-2',
  step: 'mt-1 lg:mt-0 lg:col-span-1! lg:col-start-3! lg:row-start-1 lg:@max-[17rem]:col-start-2! lg:@max-[17rem]:row-end-3',
};

/** Returns where the number, the time, the next step and the name stand. */
export function cardPlaces({ state, number }: Pick<Order, 'state' | 'number'>): CardPlaces {
  return state === 'ready' || number > 999 ? long : usual;
}
