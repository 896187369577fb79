import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import type { ZonedNow } from './pickup/pickup-times.ts';
import { OrderAnswer, type OrderAnswerProps } from './placing/order-answer.tsx';
import { ProblemNote } from './problem-note.tsx';

type SummaryNotesProps = {
  answer: OrderAnswerProps;
  problems: OrderProblem[];
  now: ZonedNow;
};

/** The notes beside the order button of wide windows: what a press led to, and what is wrong. */
export function SummaryNotes({ answer, problems, now }: SummaryNotesProps) {
  return (
    <>
      <OrderAnswer {...answer} isWide />
      {problems.map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.unit ?? ''}`} problem={problem} now={now} />
      ))}
    </>
  );
}
