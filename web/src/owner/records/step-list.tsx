import type { OrderRecord, RecordedStep } from '@thymely/contract/records/endpoints';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { printedTime } from '../../model/printed-time.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { inTable } from '../../model/in-table.ts';
import * as words from './words.en.ts';

type StepListProps = { record: OrderRecord; zone: Zone };

/** What was done to an order: when, by whom and on which screen. */
export function StepList({ record: { events }, zone }: StepListProps) {
  return (
    <section aria-labelledby="steps" className="rounded-lg bg-card p-5 shadow-card sm:p-6">
      <h2 id="steps" className="text-lg font-bold">
        {words.whatHappened}
      </h2>
      {events.length === 0 ? (
        <p className="mt-2 text-soft">{words.stepsGone}</p>
      ) : (
        <ol className="mt-2 divide-y divide-hairline">
          {events.map((step) => (
            <li key={step.revision} className="grid gap-0.5 py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{actionInWords(step)}</span>
                <time dateTime={step.at} className="text-sm text-soft tabular-nums">
                  {printedTime(step.at, zone, 'date')}
                </time>
              </span>
              <span className="text-sm text-soft wrap-anywhere">
                <Actor step={step} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Actor({ step: { by, byRole, screen } }: { step: RecordedStep }) {
  const account = useReadyAccount();
  const isOwn = by !== null && by._id === account?.uid;
  const name = isOwn ? words.you : by?.name || inTable(words.roles, byRole, words.unknownPerson);
  return screen === null ? <bdi>{name}</bdi> : <span>{words.onScreen(name, screen)}</span>;
}

function actionInWords({ action, reason }: RecordedStep): string {
  const done = inTable(words.actions, action, action);
  return reason === null ? done : words.because(done, inTable(words.reasons, reason, reason));
}
