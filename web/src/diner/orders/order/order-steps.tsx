import CheckIcon from 'lucide-react/icons/check';
import { useState } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { type Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import type { ProgressStep } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type StepsProps = {
  steps: ProgressStep[];
  now: RestaurantNow;
  hasMoved: boolean;
  /** Whether there is room for the names of all steps; otherwise only the current one has its name in sight. */
  areNamed: boolean;
};

/** The steps of an order in one row. */
export function OrderSteps({ steps, now, hasMoved, areNamed }: StepsProps) {
  const place = steps.findIndex(({ status }) => status === 'current') + 1;
  return (
    <div>
      <p className="sr-only">{words.stepOf(place, steps.length, steps[place - 1]?.name ?? '')}</p>
      <ol className={classes('grid grid-cols-5', !areNamed && 'pb-10 max-[20rem]:pb-[6rem]')}>
        {steps.map((step) => (
          <Step
            key={step.name}
            step={step}
            zone={now.zone}
            hasMoved={hasMoved}
            isNamed={areNamed}
          />
        ))}
      </ol>
    </div>
  );
}

type StepProps = { step: ProgressStep; zone: Zone; hasMoved: boolean; isNamed: boolean };

/** One step, with a line to the next. */
function Step({ step: { name, at, status }, zone, hasMoved, isNamed }: StepProps) {
  const isCurrent = status === 'current';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group relative grid content-start justify-items-center"
    >
      <span
        aria-hidden="true"
        className="absolute top-3.5 start-1/2 h-0.75 w-full -translate-y-1/2 bg-hairline group-last:hidden"
      >
        {status === 'done' && (
          <Mark
            className="absolute inset-0 bg-leaf-700"
            motion={hasMoved && 'motion-safe:animate-[order-line_250ms_ease-out]'}
          />
        )}
      </span>
      <StepMark status={status} hasMoved={hasMoved} />
      <span
        className={classes(
          'text-center text-sm leading-tight',
          isNamed
            ? 'px-1 pt-2 wrap-anywhere'
            : 'absolute top-8 whitespace-nowrap max-sm:group-first:start-0 max-sm:group-last:end-0',
          isCurrent ? 'font-bold' : !isNamed && 'sr-only',
        )}
      >
        <span>{name}</span>
        <span className="sr-only">{`, ${words.stepStatuses[status]}`}</span>
        {at !== undefined && (
          <time dateTime={at} className="block font-normal text-soft tabular-nums" translate="no">
            {timeInWords(at, zone)}
          </time>
        )}
      </span>
    </li>
  );
}

type StepMarkProps = Pick<ProgressStep, 'status'> & { hasMoved: boolean };

function StepMark({ status, hasMoved }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative z-1 grid size-7 shrink-0 place-items-center rounded-pill border-2',
        status === 'ahead' ? 'border-line' : 'border-leaf-700',
        status === 'done' ? 'bg-leaf-700 text-on-leaf' : 'bg-card',
      )}
    >
      {status === 'done' && <CheckIcon className="size-4" />}
      {status === 'current' && (
        <Mark
          className="size-3 rounded-pill bg-leaf-700"
          motion={hasMoved && 'motion-safe:animate-[order-step_250ms_ease-out]'}
        />
      )}
    </span>
  );
}

/** A mark that is animated only when it appears. */
function Mark({ className, motion }: { className: string; motion: string | false }) {
  const [motionAtFirst] = useState(motion);
  return <span className={classes(className, motionAtFirst)} />;
}
