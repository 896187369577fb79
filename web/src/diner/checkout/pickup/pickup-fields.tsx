import { useId, type ReactNode } from 'react';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { choosable } from './choice-look.ts';
import { LaterFields, type LaterFieldsProps } from './later-fields.tsx';
import { comingTime } from '../../../model/restaurant-time.ts';
import { aboutTime } from './pickup-times.ts';
import { ProblemNote } from '../problem-note.tsx';
import { orderedDish, whyNotRightAway } from '../problem-words.ts';
import * as words from './words.en.ts';

type PickupFieldsProps = LaterFieldsProps & {
  /** The time that 'right away' meant before it moved. */
  wasAsap?: string | undefined;
  problems: OrderProblem[];
  /** Called with the chosen one of the times that solve a problem. */
  onTime: (time: string) => void;
};

/** The fields for the pick-up: right away, or a day and one of its times. */
export function PickupFields(props: PickupFieldsProps) {
  const { checkout, choice, pickup, wasAsap, problems, now, onChoose, onTime } = props;
  const { asap, slots, days } = checkout;
  const isLater = choice.kind === 'slot';
  const hasLater = slots.length > 0 || days.length > 0;
  const whyNot =
    asap === null && problems.length === 0 ? whyNotRightAway(checkout, now) : undefined;
  return (
    <fieldset className="min-w-0 rounded-lg bg-card p-4 shadow-card sm:p-8">
      <legend className="float-start mb-4 w-full text-xl font-bold">{words.pickup}</legend>
      <div className="clear-both grid gap-3">
        {problems.map((problem) => (
          <ProblemNote
            key={problem.code}
            problem={problem}
            now={now}
            dish={orderedDish(checkout.lines, problem.lineId)}
            onTime={onTime}
          />
        ))}
        {wasAsap !== undefined && asap !== null && (
          <p
            data-change=""
            tabIndex={-1}
            className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber"
          >
            {words.timeMoved(aboutTime(wasAsap, now), aboutTime(asap, now))}
          </p>
        )}
        {whyNot !== undefined && <p className="text-soft">{whyNot}</p>}
        <div className="grid grid-flow-col auto-cols-fr gap-2.5">
          {asap !== null && (
            <Half
              label={words.rightAway}
              isChosen={!isLater}
              onChoose={() => {
                onChoose({ kind: 'asap' });
              }}
            >
              {aboutTime(asap, now)}
            </Half>
          )}
          {hasLater && (
            <Half
              label={words.later}
              isChosen={isLater}
              onChoose={() => {
                onChoose({ kind: 'slot', at: undefined });
              }}
            >
              {isLater && pickup !== undefined ? comingTime(pickup, now) : words.chooseTimeLater}
            </Half>
          )}
        </div>
        {hasLater && isLater && <LaterFields {...props} />}
      </div>
    </fieldset>
  );
}

type HalfProps = {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A radio button as one half of the choice. */
function Half({ label, isChosen, onChoose, children }: HalfProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`${choosable} flex min-h-17 items-center gap-2 px-2.5 py-2.5 sm:gap-3 sm:px-4`}
    >
      <input
        id={id}
        type="radio"
        name="pickup"
        aria-describedby={`${id}-time`}
        className="size-5 shrink-0 accent-leaf-700"
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="grid min-w-0 leading-tight wrap-anywhere hyphens-auto">
        <span className="font-semibold">{label}</span>
        <span id={`${id}-time`} className="text-sm text-soft">
          {children}
        </span>
      </span>
    </label>
  );
}
