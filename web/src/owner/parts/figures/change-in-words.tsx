import TrendingDownIcon from 'lucide-react/icons/trending-down';
import TrendingUpIcon from 'lucide-react/icons/trending-up';
import { classes } from '../../../ui/classes.ts';
import type { Change } from './figures-in-words.ts';

/** A change with its sign, a color and an arrow. */
export function ChangeInWords({ change: { text, isUp } }: { change: Change }) {
  return (
    <span
      className={classes(
        'flex items-center gap-1 font-semibold',
        isUp ? 'text-leaf-700' : 'text-tomato',
      )}
    >
      {isUp ? <TrendingUpIcon className="size-4" /> : <TrendingDownIcon className="size-4" />}
      <span>{text}</span>
    </span>
  );
}
