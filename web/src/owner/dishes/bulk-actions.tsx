import { useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import Trash2Icon from 'lucide-react/icons/trash-2';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/messages/messages.ts';
import { dishesInWords } from '../parts/dish/bulk-words.ts';
import type { BulkChanges } from './use-bulk-changes.ts';

type BulkActionsProps = { dishes: readonly EditedDish[]; bulk: BulkChanges };

/** Adds a group of options to all of these dishes, or deletes them. */
export function BulkActions({ dishes, bulk }: BulkActionsProps) {
  const isBusy = bulk.progress !== undefined;
  const add = async (group: OptionGroup) => {
    const done = await bulk.addOptions(dishes, group);
    if (done > 0) showToast(`${group.name}: on ${dishesInWords(done)} now.`);
  };
  const remove = async () => {
    const done = await bulk.deleteAll(dishes);
    if (done === 0) return;
    showToast(`${dishesInWords(done)} deleted.`);
    focusHeading();
  };
  return (
    <span className="flex min-w-0 gap-2 max-sm:basis-full sm:ml-auto">
      <OptionsSelect isBusy={isBusy} onChoose={(group) => void add(group)} />
      <Button
        tone="quiet"
        size="small"
        className="min-h-11 text-tomato"
        aria-label="Delete the selected dishes"
        busy={isBusy}
        onClick={() => void remove()}
      >
        {!isBusy && <Trash2Icon className="size-5" />}
        Delete
      </Button>
    </span>
  );
}

type OptionsSelectProps = { isBusy: boolean; onChoose: (group: OptionGroup) => void };

function OptionsSelect({ isBusy, onChoose }: OptionsSelectProps) {
  const { data: groups = [] } = useQuery(freshOptionGroupsQuery);
  if (groups.length === 0) return null;
  return (
    <span className="relative min-w-0 max-sm:grow">
      <select
        aria-label="Add options to the selected dishes"
        className="min-h-11 w-full appearance-none sm:max-w-48 rounded-pill border border-line bg-card pr-10 pl-4 font-semibold text-ink disabled:opacity-60"
        disabled={isBusy}
        value=""
        onChange={({ target }) => {
          const group = groups.find(({ _id }) => _id === target.value);
          if (group) onChoose(group);
        }}
      >
        <option value="" disabled>
          Add options
        </option>
        {groups.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-soft" />
    </span>
  );
}
