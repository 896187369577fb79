import { classes } from '../../../ui/classes.ts';
import { ChangeInWords } from './change-in-words.tsx';
import type { SalesFigure } from './sales-figures.ts';

type SalesFigureInWordsProps = {
  figure: SalesFigure;
  /** The size of the value. */
  className: string;
};

/** A figure under its name, and what it is compared with. */
export function SalesFigureInWords({ figure, className }: SalesFigureInWordsProps) {
  const { label, value, change, before } = figure;
  return (
    <>
      <span className="text-soft">{label}</span>
      <span className={classes('leading-tight font-bold tabular-nums', className)} translate="no">
        {value}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {change && <ChangeInWords change={change} />}
        {before && <span>{before}</span>}
      </span>
    </>
  );
}
