import { presentCategories } from '../../../lib/categories.ts';
import { classes } from '../../../ui/classes.ts';
import type { Shelf } from './sold-out-words.ts';
import * as words from './words.en.ts';

type SoldOutShelvesProps = {
  shelves: readonly Shelf[];
  chosen: Shelf;
  onChoose: (shelf: Shelf) => void;
};

/** Shows the dishes of one category, or only the options, with one press. */
export function SoldOutShelves({ shelves, chosen, onChoose }: SoldOutShelvesProps) {
  return (
    <div role="group" aria-label={words.show} className="-m-1 flex gap-1.5 overflow-x-auto p-1">
      {shelves.map((shelf) => (
        <button
          key={shelf}
          type="button"
          aria-pressed={shelf === chosen}
          className={classes(
            'min-h-14 shrink-0 rounded-pill border px-3.5 font-semibold md:px-3 md:text-sm',
            shelf === chosen ? 'border-leaf-700 bg-leaf-100 text-leaf-700' : 'border-line',
          )}
          onClick={() => {
            onChoose(shelf);
          }}
        >
          {wordsOf(shelf)}
        </button>
      ))}
    </div>
  );
}

function wordsOf(shelf: Shelf): string {
  if (shelf === 'all') return words.all;
  return shelf === 'options' ? words.options : presentCategories().of(shelf).one;
}
