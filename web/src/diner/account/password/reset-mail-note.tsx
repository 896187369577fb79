import { classes } from '../../../ui/classes.ts';

export type ResetMailOutcome = { words: string; isError: boolean };

/** Says whether the link was mailed. It takes no room until there is something to say. */
export function ResetMailNote({ outcome }: { outcome: ResetMailOutcome | undefined }) {
  return (
    <p
      role="status"
      className={classes(
        'rounded-sm font-medium wrap-anywhere empty:-mt-4',
        outcome && 'px-4 py-3',
        outcome && (outcome.isError ? 'bg-tomato-100 text-tomato' : 'bg-leaf-100 text-leaf-700'),
      )}
    >
      {outcome?.words}
    </p>
  );
}
