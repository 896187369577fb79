import XIcon from 'lucide-react/icons/x';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';
import type { Selection } from './use-selection.ts';
import * as words from './words.en.ts';

type SelectionBarProps = {
  selection: Selection;
  /** The number of matching dishes on all pages, and the dishes themselves. */
  total: number;
  all: () => readonly EditedDish[];
};

/** The actions for the selected dishes; in sight as long as any are selected. */
export function SelectionBar(props: SelectionBarProps) {
  // Unmounting the bar with the last selected dish also clears its error.
  return props.selection.selected.length === 0 ? null : <Bar {...props} />;
}

function Bar({ selection, total, all }: SelectionBarProps) {
  const { selected, select, clear } = selection;
  const bulk = useBulkChanges();
  const { progress, problem } = bulk;
  const isBusy = progress !== undefined;
  useUnsavedChanges(isBusy);
  return (
    <section
      ref={useStickyBar()}
      aria-label={words.selectedDishes}
      className="tall:sticky data-in-place:static! bottom-[calc(max(0.75rem,var(--bottom-bars,0rem))+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-lg border border-hairline bg-card py-2 pe-2 ps-4 shadow-raised"
    >
      <p role="status" className="font-semibold tabular-nums">
        {progress ? words.progress(progress.done, progress.of) : words.selected(selected.length)}
      </p>
      {selected.length < total && (
        <Button
          tone="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => {
            select(all(), true);
          }}
        >
          {words.selectAll(inThousands(total))}
        </Button>
      )}
      <IconButton
        label={words.clearSelection}
        icon={<XIcon className="size-5" />}
        className="max-sm:ms-auto sm:order-last"
        disabled={isBusy}
        onClick={() => {
          clear();
          focusHeading();
        }}
      />
      <BulkActions dishes={selected} bulk={bulk} />
      {problem !== undefined && (
        <p role="alert" className="order-last basis-full pb-1 text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
    </section>
  );
}
