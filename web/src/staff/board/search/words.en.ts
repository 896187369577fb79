import { plural } from '@thymely/contract/ground/words';

export const find = 'Find an order';
export const numberOrName = 'Number or name';
export const found = (count: number) =>
  plural(count, { one: '1 order found', other: `${count} orders found` });
export const noneFound = 'No order on this board has that number or name.';
export const more = (count: number) =>
  plural(count, { one: '1 more. Type more of it.', other: `${count} more. Type more of it.` });
