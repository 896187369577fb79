import { classes } from '../../../ui/classes.ts';
import { ColumnCount, countOf } from './column-count.tsx';
import { columnWords, type ColumnName } from '../../../shared/kitchen/board-columns.ts';
import type { Layout } from '../steady-layout.ts';
import * as words from './words.en.ts';

type ColumnTabsProps = {
  names: readonly ColumnName[];
  layout: Layout;
  chosen: ColumnName;
  onChoose: (name: ColumnName) => void;
};

/** The tabs on a phone: the column that is shown, and how many orders are in each. */
export function ColumnTabs({ names, layout, chosen, onChoose }: ColumnTabsProps) {
  return (
    <div role="group" aria-label={words.columns} className="flex flex-wrap gap-2 px-2 md:hidden">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          className={classes(
            'grid min-h-16 flex-1 justify-items-center gap-1 rounded-sm border-2 p-1.5 font-semibold',
            name === chosen ? 'border-leaf-700 bg-card' : 'border-transparent bg-sand',
          )}
          onClick={() => {
            onChoose(name);
          }}
        >
          <span>{columnWords[name]}</span>{' '}
          <ColumnCount count={countOf(layout[name])} isNew={name === 'new'} />
        </button>
      ))}
    </div>
  );
}
