/** The share of a limit from which the field says how much is left. */
const nearShare = 0.8;

/** Returns the words about a text's length: the limit, and near it the characters left. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length;
  const inThousands = new Intl.NumberFormat('en-US');
  if (length < limit * nearShare) return `Up to ${inThousands.format(limit)} characters.`;
  const count = inThousands.format(Math.abs(left));
  const noun = left === 1 || left === -1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${noun} too many.` : `${count} ${noun} left.`;
}
