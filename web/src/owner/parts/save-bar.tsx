import { useIsOnline } from '../../lib/chunks/network.ts';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import type { EditState } from './edit-form/edit-model.ts';
import * as words from './words.en.ts';

type Form = Pick<EditState<unknown, unknown>, 'failure' | 'isSent' | 'isSaved'> & {
  faults: object;
  isDirty: boolean;
  isSaving: boolean;
};

type SaveBarProps = {
  /** The label of the button that saves. */
  label: string;
  form: Form;
  /** The reason why the form cannot be saved at the moment. */
  heldBy?: string | undefined;
  /** What whoever saves has to know before. */
  note?: Elements;
  /** The message after saving, where nothing else says so. */
  savedWords?: string;
  onDiscard: () => void;
};

/** Saves or discards a form, and reports the outcome; always in sight. */
export function SaveBar(props: SaveBarProps) {
  const { label, form, heldBy, note, onDiscard } = props;
  const { isDirty, isSaving } = form;
  const problem = problemIn(form);
  const isOnline = useIsOnline();
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      className={classes(
        'tall:sticky data-in-place:static! z-10 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3 rounded-lg border border-hairline',
        'bg-card px-3 py-3 shadow-raised sm:px-5',
        // It stays above the bar of the owner's own order, and above the offline banner.
        isOnline
          ? 'bottom-[calc(max(0.75rem,var(--bottom-bars,0rem))+env(safe-area-inset-bottom))]'
          : 'bottom-[calc(7rem+var(--bottom-bars,0rem))] sm:bottom-[calc(5rem+var(--bottom-bars,0rem))]',
      )}
    >
      {note}
      <Button type="submit" busy={isSaving} disabled={heldBy !== undefined}>
        {label}
      </Button>
      <Button
        tone="quiet"
        disabled={!isDirty || isSaving}
        className="max-sm:px-3"
        onClick={onDiscard}
      >
        {words.discard}
      </Button>
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <p role="status" className="text-sm text-soft">
        {statusIn(props)}
      </p>
    </div>
  );
}

/** Says why the form was not saved: what failed, or how many fields have faults. */
function problemIn({ failure, isSent, faults }: Form): string | undefined {
  const count = isSent ? Object.keys(faults).length : 0;
  if (failure !== undefined || count === 0) return failure;
  return words.fieldsToCheck(count);
}

function statusIn({ form, heldBy, savedWords = '' }: SaveBarProps): string {
  if (heldBy !== undefined) return heldBy;
  if (form.isSaving) return words.saving;
  if (problemIn(form) !== undefined) return '';
  if (form.isDirty) return words.notSaved;
  return form.isSaved ? savedWords : '';
}
