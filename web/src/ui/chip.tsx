import { classes } from './classes.ts';

const tones = {
  good: 'bg-leaf-100 text-leaf-700',
  goodOnLeaf: 'bg-card text-leaf-700',
  waiting: 'bg-amber-100 text-amber',
  bad: 'bg-tomato-100 text-tomato',
  over: 'bg-sand text-soft',
};

export type ChipTone = keyof typeof tones;

type ChipProps = { tone: ChipTone; className?: string; word: string };

/** A word about something; its color only goes with it. */
export function Chip({ tone, className, word }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-block w-fit rounded-pill px-3 py-0.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {word}
    </span>
  );
}
