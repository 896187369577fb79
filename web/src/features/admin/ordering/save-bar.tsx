import { useIsOnline } from '../../../lib/network.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Faults } from './hours-faults.ts';
import type { HoursNotes } from './use-hours-form.ts';

type SaveBarProps = {
  faults: Faults;
  notes: HoursNotes;
  isDirty: boolean;
  isSaving: boolean;
  discard: () => void;
};

/** Saves or discards, and says how that went; always in sight. */
export function SaveBar({ faults, notes, isDirty, isSaving, discard }: SaveBarProps) {
  const problem = notes.failure ?? (notes.isSent ? problemInWords(faults) : undefined);
  const isOnline = useIsOnline();
  const hasProblem = problem !== undefined;
  return (
    <div
      className={classes(
        'sticky z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-hairline',
        'bg-card px-4 py-3 shadow-raised sm:px-5',
        // Above the bar about the owner's own order, and above the banner that says it's offline.
        isOnline
          ? 'bottom-[max(0.75rem,var(--bottom-bars,0rem))]'
          : 'bottom-[calc(7rem+var(--bottom-bars,0rem))] sm:bottom-[calc(5rem+var(--bottom-bars,0rem))]',
      )}
    >
      <Button type="submit" busy={isSaving}>
        Save
      </Button>
      <Button tone="quiet" disabled={!isDirty || isSaving} onClick={discard}>
        Discard changes
      </Button>
      {hasProblem && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <p role="status" className="text-sm text-soft">
        {statusInWords({ isDirty, isSaving, isSaved: notes.isSaved, hasProblem })}
      </p>
    </div>
  );
}

function problemInWords(faults: Faults): string | undefined {
  const count = Object.keys(faults).length;
  if (count === 0) return undefined;
  return count === 1 ? 'Please check one field.' : `Please check ${count} fields.`;
}

type Status = { isDirty: boolean; isSaving: boolean; isSaved: boolean; hasProblem: boolean };

function statusInWords({ isDirty, isSaving, isSaved, hasProblem }: Status): string {
  if (isSaving) return 'Saving…';
  if (hasProblem) return '';
  if (isDirty) return 'Not saved yet.';
  return isSaved ? 'Saved. Guests see it now.' : '';
}
