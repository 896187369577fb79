/**
 * What may stand in one field of a dish. `allowed` is written out by hand; the tests hold both the
 * rules and the contract's schema to it.
 */
export type DishValue = {
  field: 'name' | 'recipe' | 'image' | 'category' | 'priceCents';
  note: string;
  value: unknown;
  allowed: boolean;
  /**
   * True where the API accepts what the rules refuse: it trims texts before it stores them, and
   * understands every form of web address. Never the other way round.
   */
  onlyByApi?: boolean;
};

/** One value of a field, and what is special about it. */
export type Row = [note: string, value: unknown];

export function rows(field: DishValue['field'], allowed: boolean, list: Row[]): DishValue[] {
  return list.map(([note, value]) => ({ field, note, value, allowed }));
}

export function onlyByApi(field: DishValue['field'], list: Row[]): DishValue[] {
  return rows(field, false, list).map((row) => ({ ...row, onlyByApi: true }));
}

export const noText: Row[] = [
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['a']],
  ['a map', { a: 1 }],
  ['nothing at all', undefined],
];
