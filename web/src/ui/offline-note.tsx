import { useIsWaitingForNetwork } from '../lib/network.ts';
import { classes } from './classes.ts';

type OfflineNoteProps = {
  /** What happens once the connection is back. */
  children: string;
  className?: string;
};

/** The fallback of what loads later: says, in its place, that it waits for the connection. */
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
      You're offline. {children}
    </p>
  );
}

/** It may stand below the button at the foot of the window, where the banner lies. */
function bringIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
