import type { ReactNode } from 'react';
import { useIsOnline } from '../../lib/chunks/network.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

type SaveBarProps = {
  /** Of the button that saves. */
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  /** It cannot be saved at this moment. */
  isHeld?: boolean;
  /** Why it could not be saved. */
  problem: string | undefined;
  /** What else there is to say. */
  status: ReactNode;
  onDiscard: () => void;
};

/** Saves or discards a form, and says how that went; always in sight. */
export function SaveBar(props: SaveBarProps) {
  const { label, isDirty, isSaving, isHeld = false, problem, status, onDiscard } = props;
  const isOnline = useIsOnline();
  return (
    <div
      className={classes(
        'sticky z-10 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3 rounded-lg border border-hairline',
        'bg-card px-3 py-3 shadow-raised sm:px-5',
        // Above the bar about the owner's own order, and above the banner that says it's offline.
        isOnline
          ? 'bottom-[max(0.75rem,var(--bottom-bars,0rem))]'
          : 'bottom-[calc(7rem+var(--bottom-bars,0rem))] sm:bottom-[calc(5rem+var(--bottom-bars,0rem))]',
      )}
    >
      <Button type="submit" busy={isSaving} disabled={isHeld}>
        {label}
      </Button>
      <Button
        tone="quiet"
        disabled={!isDirty || isSaving}
        className="max-sm:px-3"
        onClick={onDiscard}
      >
        Discard changes
      </Button>
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
    </div>
  );
}

/** How many fields there are to look at; undefined for none. */
export function faultsInWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'Please check one field.' : `Please check ${count} fields.`;
}
