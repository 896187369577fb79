import { Button } from '../../ui/button.tsx';
import type { DishGap } from './find-dishes.ts';
import * as words from './words.en.ts';

type NoteProps = {
  /** Called to show all dishes again. */
  onEnd: () => void;
};

/** Shown when no dish matches the search and filters. */
export function NoneMatch({ onEnd }: NoteProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-card p-12 text-center shadow-card">
      <p role="status">{words.noneMatch}</p>
      <Button tone="outline" size="small" onClick={onEnd}>
        {words.showAllDishes}
      </Button>
    </div>
  );
}

/** Names a filter that can only be set on the dashboard's overview. */
export function WithoutOnly({ gap, onEnd }: NoteProps & { gap: DishGap }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-amber-100 py-1 pe-2 ps-5">
      <span className="grow">{words.without[gap]}</span>
      <Button tone="quiet" size="small" onClick={onEnd}>
        {words.showAllDishes}
      </Button>
    </p>
  );
}
