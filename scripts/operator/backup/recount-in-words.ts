import type { Recount } from './recount-project.ts';

/** The most problems that are listed; one mistake can be behind thousands. */
const mostShown = 20;

/** Returns the counts and the problems in lines. */
export function recountInWords({ counts, problems }: Recount): string[] {
  const shown = problems.slice(0, mostShown);
  const more = problems.length - shown.length;
  return [
    ...Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(8)}  ${name}`),
    problems.length === 0 ? 'Ledgers, roles and carts fit.' : `${problems.length} do not fit:`,
    ...shown.map((problem) => `  - ${problem}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
