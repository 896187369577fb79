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
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedNote } from '../parts/closed-note.tsx';
import * as words from './words.en.ts';

const lengths = [
  { minutes: 15, label: words.quarterHour },
  { minutes: 30, label: words.halfHour },
  { minutes: 60, label: words.oneHour },
  { minutes: 'today', label: words.today },
] as const;

const settingsEveryMs = 60_000;

/** Shows whether orders are accepted, and pauses or resumes them. */
export function PauseBar({ nowMs }: { nowMs: number }) {
  const { data: settings, error } = useQuery({
    ...orderingSettingsQuery,
    refetchInterval: settingsEveryMs,
  });
  if (!settings)
    return error ? <Trouble error={error} /> : <Skeleton className="h-16 rounded-lg" />;
  const { pausedUntil, closedNotice, revision, timeZone: zone } = settings;
  if (closedNotice) return <ClosedNote notice={closedNotice} />;
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > nowMs;
  return (
    <section
      aria-label={words.takingOrders}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-card p-2 ps-4 shadow-card"
    >
      <p role="status" className="min-w-32 flex-1 leading-snug font-medium">
        {revision === 0 && <span>{words.hoursMissing}</span>}
        {revision > 0 && !isPaused && <span>{words.ordersTaken}</span>}
        {isPaused && <span>{comingInWords(pausedUntil, { nowMs, zone }, pauseSentences)}</span>}
      </p>
      {revision === 0 ? (
        <ButtonLink tone="outline" to="/dashboard/hours">
          {words.setHours}
        </ButtonLink>
      ) : (
        <PauseButton isPaused={isPaused} />
      )}
    </section>
  );
}

const pauseSentences = { today: words.pausedUntilTime, later: words.pausedUntilDay };

/** One button for both: it keeps the focus when a pause begins or ends. */
function PauseButton({ isPaused }: { isPaused: boolean }) {
  const pause = usePauseOrdering();
  const resume = useResumeOrdering();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        tone="outline"
        aria-haspopup={isPaused ? undefined : 'dialog'}
        busy={resume.isPending}
        onClick={() => {
          if (isPaused) resume.mutate();
          else setIsOpen(true);
        }}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.pause} variant="sheet">
        <div role="group" aria-label={words.pauseFor} className="grid grid-cols-2 gap-3">
          {lengths.map(({ minutes, label }) => (
            <Button
              key={minutes}
              tone="outline"
              busy={pause.isPending && pause.variables.minutes === minutes}
              onClick={() => {
                pause.mutate({ minutes, reason: '' }, { onSuccess: close });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <Trouble error={pause.error} />
      </Dialog>
      <Trouble error={resume.error} />
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
