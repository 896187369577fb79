import { plural } from '@thymely/contract/ground/words';

export const charactersAtMost = (limit: string) => `Up to ${limit} characters.`;
export const charactersLeft = (count: number, left: string) =>
  plural(count, { one: `${left} character left.`, other: `${left} characters left.` });
export const charactersTooMany = (count: number, excess: string) =>
  plural(count, { one: `${excess} character too many.`, other: `${excess} characters too many.` });
