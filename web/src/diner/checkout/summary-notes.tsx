import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../api/orders/placement.ts';
import { answerWords } from './answer-words.ts';
import type { OrderChanges } from './compare-orders.ts';
import type { ZonedNow } from './pickup/pickup-times.ts';
import { ProblemNote } from './problem-note.tsx';

type SummaryNotesProps = {
  state: PlacementState;
  lines: Checkout['lines'];
  changes: OrderChanges | undefined;
  problems: OrderProblem[];
  /** Whether something is marked elsewhere on the page. */
  hasOthers: boolean;
  now: ZonedNow;
};

/** The notes beside the order button: what the last try led to, what changed, what is wrong. */
export function SummaryNotes(props: SummaryNotesProps) {
  const { lines, changes, problems, now } = props;
  const answer = answerWords(props);
  return (
    <>
      <div role="alert" className="empty:absolute">
        {answer && (
          <p className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">{answer}</p>
        )}
        {answer && changes && <SpokenChanges lines={lines} changes={changes} />}
      </div>
      {problems.map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.unit ?? ''}`} problem={problem} now={now} />
      ))}
    </>
  );
}

type SpokenChangesProps = { lines: Checkout['lines']; changes: OrderChanges };

/** Repeats the changes for screen readers, because the lines are far from the button. */
function SpokenChanges({ lines, changes }: SpokenChangesProps) {
  return (
    <ul className="sr-only">
      {lines.flatMap(({ lineId, name }) => {
        const words = changes.lines.get(lineId);
        return words ? [<li key={lineId}>{`${name}: ${words.join('. ')}.`}</li>] : [];
      })}
    </ul>
  );
}
