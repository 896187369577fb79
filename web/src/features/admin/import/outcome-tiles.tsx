import { countOutcomes, type ImportOutcome, type ReviewedRow } from './import-rows.ts';
import { OutcomeChip } from './outcome-chip.tsx';

const order: ImportOutcome[] = ['created', 'updated', 'unchanged', 'refused'];

/** How many rows come to what. */
export function OutcomeTiles({ rows }: { rows: ReviewedRow[] }) {
  const counts = countOutcomes(rows);
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {order.map((outcome) => (
        <div
          key={outcome}
          className="flex flex-col-reverse gap-1 rounded-lg bg-card p-5 shadow-card"
        >
          <dt>
            <OutcomeChip outcome={outcome} />
          </dt>
          <dd className="text-3xl leading-none font-bold tabular-nums">{counts[outcome]}</dd>
        </div>
      ))}
    </dl>
  );
}
