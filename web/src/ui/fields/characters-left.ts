/** From this share of a limit on, it is said how much is left. */
const nearShare = 0.8;

/** What to say of a text's length: the limit, and near it what is left. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length;
  const inThousands = new Intl.NumberFormat('en-US');
  if (length < limit * nearShare) return `Up to ${inThousands.format(limit)} characters.`;
  const count = inThousands.format(Math.abs(left));
  const noun = left === 1 || left === -1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${noun} too many.` : `${count} ${noun} left.`;
}
