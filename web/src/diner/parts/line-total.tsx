import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../../ui/classes.ts';

type LineTotalProps = {
  cents: number;
  /** Whether it is part of the total of all lines; otherwise it is struck through. */
  isCounted: boolean;
  className?: string;
};

/** What a line of a cart or an order costs. */
export function LineTotal({ cents, isCounted, className }: LineTotalProps) {
  const total = formatCents(cents);
  return isCounted ? (
    <span className={classes('font-semibold tabular-nums', className)} translate="no">
      {total}
    </span>
  ) : (
    <s className="text-soft tabular-nums" translate="no">
      {total}
    </s>
  );
}
