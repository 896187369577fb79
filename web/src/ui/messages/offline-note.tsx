import { useIsWaitingForNetwork } from '../../lib/chunks/network.ts';
import { classes } from '../classes.ts';
import * as words from './words.en.ts';

type OfflineNoteProps = {
  /** The words about what happens once the connection is back. */
  children: string;
  className?: string;
};

/** The fallback of a part that loads later: a note that it waits for the connection. */
export function OfflineNote({ children, className }: OfflineNoteProps) {
  const isWaiting = useIsWaitingForNetwork();
  if (!isWaiting) return null;
  return (
    <p
      ref={bringIntoSight}
      role="alert"
      className={classes(
        'scroll-mb-32 rounded-sm bg-amber-100 px-4 py-3 text-sm font-medium text-amber',
        className,
      )}
    >
      {`${words.offline} ${children}`}
    </p>
  );
}

/** Scrolls to the note, which may be below the pressed button and under the banner. */
function bringIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
