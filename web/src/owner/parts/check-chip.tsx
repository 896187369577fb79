import CheckIcon from 'lucide-react/icons/check';
import { classes } from '../../ui/classes.ts';

type CheckChipProps = {
  label: string;
  /** The whole name, where the label is short. */
  longLabel?: string;
  isChosen: boolean;
  isInvalid?: boolean;
  /** The ID of the note about all chips. */
  noteId: string | undefined;
  onToggle: () => void;
};

/** One of several items to choose; its check mark shows that it is chosen, so that color is not the only sign. */
export function CheckChip(props: CheckChipProps) {
  const { label, longLabel, isChosen, isInvalid = false, noteId, onToggle } = props;
  return (
    <label
      className={classes(
        'relative inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-pill border px-3.5 text-sm',
        'font-medium transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-leaf-700',
        isChosen
          ? 'border-leaf-700 bg-leaf-100 text-leaf-700'
          : 'border-line bg-card hover:border-leaf-700',
        isInvalid && 'border-tomato bg-tomato-100 text-tomato',
      )}
    >
      <input
        type="checkbox"
        aria-label={longLabel}
        aria-describedby={noteId}
        aria-invalid={isInvalid || undefined}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
        checked={isChosen}
        onChange={onToggle}
      />
      {isChosen && <CheckIcon className="size-4" />}
      <span>{label}</span>
    </label>
  );
}
