import { minuteMs } from '@thymely/contract/ground/time';
import { useRef, useState } from 'react';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import {
  usePauseOrdering,
  useResumeOrdering,
  type PauseRequest,
} from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { comingInWords, type Zone } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { PauseReason } from '../../shared/kitchen/pause-reason.tsx';
import { RestOfToday } from '../../shared/kitchen/rest-of-today.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import * as words from './words.en.ts';

type PauseCardProps = { settings: OrderingSettings };

const lengths: { label?: string; minutes: PauseRequest['minutes'] }[] = [
  { label: words.quarterHour, minutes: 15 },
  { label: words.halfHour, minutes: 30 },
  { label: words.oneHour, minutes: 60 },
  { minutes: 'today' },
];

/** Pauses or resumes orders at once, whatever else is being edited. */
export function PauseCard({ settings }: PauseCardProps) {
  const pause = usePauseOrdering();
  const resume = useResumeOrdering();
  const now = useNow(minuteMs);
  const { pausedUntil, pauseReason, timeZone } = settings;
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > now;
  const error = pause.error ?? resume.error;
  const card = useRef<HTMLElement>(null);
  // The pressed button is gone, so the focus moves.
  const onSuccess = () => {
    focusSoon(() => card.current?.querySelector('button'));
  };
  return (
    <section
      ref={card}
      aria-labelledby="pause"
      className="grid gap-4 rounded-lg bg-card p-5 shadow-card sm:p-6"
    >
      <PauseState
        isPaused={isPaused}
        text={
          isPaused
            ? pausedWords(pausedUntil, { nowMs: now, zone: timeZone }, pauseReason)
            : words.pauseOrdersText
        }
      />
      {isPaused ? (
        <Button
          tone="outline"
          busy={resume.isPending}
          onClick={() => {
            pause.reset();
            resume.mutate(undefined, { onSuccess });
          }}
        >
          {words.resumeOrders}
        </Button>
      ) : (
        <PauseLengths
          settings={settings}
          busy={pause.isPending ? pause.variables.minutes : undefined}
          onPause={(request) => {
            resume.reset();
            pause.mutate(request, { onSuccess });
          }}
        />
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {messageOf(error)}
        </p>
      )}
    </section>
  );
}

function PauseState({ isPaused, text }: { isPaused: boolean; text: string }) {
  return (
    <div className="grid gap-1">
      <h2 id="pause" className="text-lg font-bold">
        {isPaused ? words.paused : words.pauseOrders}
      </h2>
      <p role="status" className="text-sm text-soft">
        {text}
      </p>
    </div>
  );
}

function pausedWords(until: string, now: { nowMs: number; zone: Zone }, reason: string): string {
  return comingInWords(until, now, {
    today: (time) => words.pausedUntilTime(time, reason),
    later: (dayAndTime) => words.pausedUntilDay(dayAndTime, reason),
  });
}

type PauseLengthsProps = PauseCardProps & {
  /** The length of the pause that is being sent. */
  busy: PauseRequest['minutes'] | undefined;
  onPause: (request: PauseRequest) => void;
};

function PauseLengths({ settings, busy, onPause }: PauseLengthsProps) {
  const [reason, setReason] = useState('');
  return (
    <>
      <div role="group" aria-label={words.pauseFor} className="grid grid-cols-2 gap-2">
        {lengths.map(({ label, minutes }) => (
          <Button
            key={minutes}
            tone="outline"
            className="px-2! py-1.5 whitespace-normal!"
            busy={busy === minutes}
            onClick={() => {
              onPause({ minutes, reason: reason.trim() });
            }}
          >
            {label ?? <RestOfToday hours={settings} />}
          </Button>
        ))}
      </div>
      <PauseReason reason={reason} onChange={setReason} />
    </>
  );
}
