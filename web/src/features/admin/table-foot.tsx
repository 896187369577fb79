import type { ReactNode } from 'react';

type TableFootProps = {
  /** What is counted, in the plural. */
  noun: string;
  /** How many stand before the first one shown. */
  start: number;
  shown: number;
  total: number;
  /** The way to the other pages. */
  children: ReactNode;
};

const inThousands = new Intl.NumberFormat('en');

/** Says which part of a list is shown, beside the way to the others. */
export function TableFoot({ noun, start, shown, total, children }: TableFootProps) {
  const part =
    shown > 0 ? `${inThousands.format(start + 1)}–${inThousands.format(start + shown)} of ` : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {part}
        {inThousands.format(total)} {noun}
      </p>
      {children}
    </div>
  );
}
