import { brand } from '../brand.ts';
import { formatCents } from '../lib/format-price.ts';

/** A price with its sign set apart by colour: `$12.50`, without a space. */
export function Price({ cents }: { cents: number }) {
  const sign = brand.currencySign;
  return (
    <p className="text-xl font-bold tabular-nums">
      <span className="text-base text-tomato">{sign}</span>
      {formatCents(cents).slice(sign.length)}
    </p>
  );
}
