import { usePortionsDay } from './portions-day.tsx';
import * as words from './portions-words.en.ts';

/** Says that few portions are left for the first day, or that there are only those of other days. */
export function PortionsLeftInWords({ left }: { left: number }) {
  const day = usePortionsDay();
  if (left === 0) return <span>{day === undefined ? words.outToday : words.outFor(day)}</span>;
  return (
    <span>{day === undefined ? words.onlyLeftToday(left) : words.onlyLeftFor(left, day)}</span>
  );
}
