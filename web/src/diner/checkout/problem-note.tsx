import { useId } from 'react';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { timeButtonLabel, type ZonedNow } from './pickup/pickup-times.ts';
import { wordsOf, type Mend } from './problem-words.ts';
import { VerifyEmail } from './verify-email.tsx';
import * as portionsWords from '../../shared/portions-words.en.ts';
import * as words from './words.en.ts';

/** Matches the controls that solve a problem: a refused order moves the focus to the first one. */
export const mendSelector = '[data-mend]';

type ProblemNoteProps = {
  problem: OrderProblem;
  now: ZonedNow;
  /** The dish of the line that the problem is about. */
  dish?: string | undefined;
  /** The reason why the line's choices cannot be ordered. */
  fault?: string | undefined;
  isBusy?: boolean;
  onRemove?: () => void;
  /** Called to take fewer portions of the line. */
  onTake?: (portions: number) => void;
  /** Another day, for which the problem may not exist, and what chooses it. */
  otherDay?: { label: string; choose: () => void } | undefined;
  onTime?: (time: string) => void;
};

/** A problem in words, with the button that solves it, and one for another day if that does, too. */
export function ProblemNote({ problem, now, fault, otherDay, ...rest }: ProblemNoteProps) {
  const { dish } = rest;
  const id = useId();
  const { text, mend } = wordsOf(problem, now, { dish, fault });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-sm bg-amber-100 px-4 py-3">
      <p id={id} className="min-w-0 flex-1 basis-56 font-medium text-balance text-amber">
        {text}
      </p>
      <MendControl {...rest} describedBy={id} mend={mend} now={now} />
      {otherDay && (
        <Button tone="outline" aria-describedby={id} onClick={otherDay.choose}>
          {otherDay.label}
        </Button>
      )}
    </div>
  );
}

type MendControlProps = Omit<ProblemNoteProps, 'problem' | 'fault' | 'otherDay'> & {
  mend: Mend;
  describedBy: string;
};

function MendControl(props: MendControlProps) {
  const { mend, now, dish, isBusy, onRemove, onTake, onTime, describedBy } = props;
  const attributes = { 'data-mend': '', 'aria-describedby': describedBy };
  switch (mend.kind) {
    case 'remove':
      return (
        <Button
          {...attributes}
          tone="outline"
          aria-label={words.removeDish(dish ?? '')}
          busy={isBusy ?? false}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      );
    case 'take':
      return (
        <Button
          {...attributes}
          tone="outline"
          aria-label={portionsWords.takeOf(mend.portions, dish ?? '')}
          busy={isBusy ?? false}
          onClick={() => {
            onTake?.(mend.portions);
          }}
        >
          {portionsWords.take(mend.portions)}
        </Button>
      );
    case 'times':
      return <TimeButtons attributes={attributes} now={now} onTime={onTime} times={mend.times} />;
    case 'link':
      return (
        <ButtonLink {...attributes} to={mend.to} tone="outline">
          {mend.label}
        </ButtonLink>
      );
    case 'call':
      return (
        <span {...attributes} tabIndex={-1} className="font-semibold">
          {words.call(<PhoneLink key="phone" className="text-leaf-700" />)}
        </span>
      );
    case 'verify':
      return <VerifyEmail {...attributes} />;
    case 'press':
      return null;
  }
}

type TimeButtonsProps = {
  attributes: { 'data-mend': string; 'aria-describedby': string };
  now: ZonedNow;
  onTime: ProblemNoteProps['onTime'] | undefined;
  times: string[];
};

function TimeButtons({ attributes, now, onTime, times }: TimeButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      {times.map((time) => (
        <Button
          key={time}
          {...attributes}
          tone="outline"
          onClick={() => {
            onTime?.(time);
          }}
        >
          {timeButtonLabel(time, now)}
        </Button>
      ))}
    </div>
  );
}
