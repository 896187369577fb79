import type { ReactNode } from 'react';
import { rangeInWords, type Noun } from './range-in-words.ts';

type TableFootProps = {
  /** What is counted. */
  noun: Noun;
  /** How many stand before the first one shown. */
  start: number;
  shown: number;
  total: number;
  /** The way to the other pages. */
  children: ReactNode;
};

/** Says which part of a list is shown, beside the way to the others. */
export function TableFoot({ children, ...range }: TableFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {rangeInWords(range)}
      </p>
      {children}
    </div>
  );
}
