import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  orderingSettingsQuery,
  usePauseOrdering,
  useResumeOrdering,
} from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { comingInWords } from '../../model/restaurant-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedNote } from '../parts/closed-note.tsx';
import { CompactSelect } from '../parts/compact-select.tsx';
import * as words from './words.en.ts';

const lengths = [
  { value: '15', label: words.quarterHour },
  { value: '30', label: words.halfHour },
  { value: '60', label: words.oneHour },
  { value: 'today', label: words.today },
];

const settingsEveryMs = 60_000;

/** Shows whether orders are accepted, and pauses or resumes them. */
export function PauseBar({ nowMs }: { nowMs: number }) {
  const { data: settings, error } = useQuery({
    ...orderingSettingsQuery,
    refetchInterval: settingsEveryMs,
  });
  if (!settings)
    return error ? <Trouble error={error} /> : <Skeleton className="h-19 rounded-lg" />;
  const { pausedUntil, revision, timeZone: zone } = settings;
  if (settings.closedNotice) return <ClosedNote />;
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > nowMs;
  return (
    <section
      aria-label={words.takingOrders}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-card p-4 shadow-card"
    >
      <p role="status" className="font-medium">
        {revision === 0 && <span>{words.hoursMissing}</span>}
        {revision > 0 && !isPaused && <span>{words.ordersTaken}</span>}
        {isPaused && <span>{comingInWords(pausedUntil, { nowMs, zone }, pauseSentences)}</span>}
      </p>
      {revision === 0 && (
        <ButtonLink tone="outline" to="/dashboard/hours">
          {words.setHours}
        </ButtonLink>
      )}
      {revision > 0 && (isPaused ? <ResumeButton /> : <PauseButton />)}
    </section>
  );
}

const pauseSentences = { today: words.pausedUntilTime, later: words.pausedUntilDay };

function ResumeButton() {
  const resume = useResumeOrdering();
  return (
    <>
      <Button
        busy={resume.isPending}
        onClick={() => {
          resume.mutate();
        }}
      >
        {words.resume}
      </Button>
      <Trouble error={resume.error} />
    </>
  );
}

function PauseButton() {
  const pause = usePauseOrdering();
  const [length, setLength] = useState('15');
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="outline"
          busy={pause.isPending}
          onClick={() => {
            const minutes = length === 'today' ? length : Number(length);
            pause.mutate({ minutes, reason: '' });
          }}
        >
          {words.pause}
        </Button>
        <CompactSelect
          isPill
          label={words.pauseFor}
          options={lengths}
          value={length}
          onChange={setLength}
        />
      </div>
      <Trouble error={pause.error} />
    </>
  );
}

function Trouble({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="w-full font-medium text-tomato">
      {messageOf(error)}
    </p>
  );
}
