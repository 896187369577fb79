import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderingSettingsQuery, useResumeOrdering } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { comingInWords } from '../../model/restaurant-time.ts';
import { PauseButton } from '../../shared/kitchen/pause-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedNote } from '../parts/closed-note.tsx';
import * as words from './words.en.ts';

const settingsEveryMs = 60_000;

const barClasses =
  'flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-card p-2 ps-4 shadow-card';

/** Shows whether orders are accepted, and pauses or resumes them. */
export function PauseBar({ nowMs }: { nowMs: number }) {
  const { data: settings, error } = useQuery({
    ...orderingSettingsQuery,
    refetchInterval: settingsEveryMs,
  });
  if (!settings) return error ? <Trouble error={error} /> : <PauseBarPlace />;
  const { pausedUntil, closedNotice, revision, timeZone: zone } = settings;
  if (closedNotice) return <ClosedNote notice={closedNotice} />;
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > nowMs;
  return (
    <section aria-label={words.takingOrders} className={barClasses}>
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
        <PauseButtons pausedUntil={isPaused ? pausedUntil : null} />
      )}
    </section>
  );
}

function PauseBarPlace() {
  return (
    <div className={barClasses}>
      <Skeleton className="h-5 w-2/5 rounded-sm" />
      <Skeleton className="h-11 w-36 rounded-pill" />
    </div>
  );
}

const pauseSentences = { today: words.pausedUntilTime, later: words.pausedUntilDay };

/** Once a pause was ended here, its button is gone, and the one for another pause has the focus. */
function PauseButtons({ pausedUntil }: { pausedUntil: string | null }) {
  const resume = useResumeOrdering();
  const pause = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {pausedUntil !== null && (
        <Button
          tone="outline"
          busy={resume.isPending}
          onClick={() => {
            resume.mutate(undefined, { onSuccess: () => pause.current?.focus() });
          }}
        >
          {words.resume}
        </Button>
      )}
      <PauseButton ref={pause} pausedUntil={pausedUntil} isOff={false} hasRoom />
      <Trouble error={resume.error} />
    </div>
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
