export type Noun = { one: string; many: string };

type Range = {
  noun: Noun;
  /** How many stand before the first one shown. */
  start: number;
  shown: number;
  total: number;
};

const inThousands = new Intl.NumberFormat('en-US');

/** `1 user`, `7 users`, or `11–20 of 34 users` when only some of them are shown. */
export function rangeInWords({ noun, start, shown, total }: Range): string {
  const all = `${inThousands.format(total)} ${total === 1 ? noun.one : noun.many}`;
  if (shown === 0 || shown === total) return all;
  const first = inThousands.format(start + 1);
  const last = inThousands.format(start + shown);
  return `${first === last ? first : `${first}–${last}`} of ${all}`;
}
