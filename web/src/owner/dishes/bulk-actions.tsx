import { useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import PercentIcon from 'lucide-react/icons/percent';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/messages/messages.ts';
import { PricesDialog } from './prices/prices-dialog.tsx';
import type { BulkChanges } from './use-bulk-changes.ts';
import * as words from './words.en.ts';

type BulkActionsProps = { dishes: readonly EditedDish[]; bulk: BulkChanges };

/** Changes the prices of all of these dishes, adds a group of options to them, or deletes them. */
export function BulkActions({ dishes, bulk }: BulkActionsProps) {
  const isBusy = bulk.progress !== undefined;
  const add = async (group: OptionGroup) => {
    const done = await bulk.addOptions(dishes, group);
    if (done > 0) showToast(words.optionsAdded(done, inThousands(done), group.name));
  };
  const remove = async () => {
    const done = await bulk.deleteAll(dishes);
    if (done === 0) return;
    showToast(words.dishesDeleted(done, inThousands(done)));
    focusHeading();
  };
  return (
    <span className="flex min-w-0 gap-2 max-[359px]:flex-wrap max-sm:basis-full sm:ms-auto">
      <PricesButton dishes={dishes} isBusy={isBusy} />
      <OptionsSelect isBusy={isBusy} onChoose={(group) => void add(group)} />
      <Button
        tone="quiet"
        size="small"
        className="min-h-11 text-tomato max-sm:px-2"
        aria-label={words.deleteSelected}
        busy={isBusy}
        onClick={() => void remove()}
      >
        {!isBusy && <Trash2Icon className="size-5 max-sm:hidden" />}
        <span>{words.deleteDishes}</span>
      </Button>
    </span>
  );
}

type PricesButtonProps = { dishes: readonly EditedDish[]; isBusy: boolean };

function PricesButton({ dishes, isBusy }: PricesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="min-h-11 max-sm:px-2"
        aria-label={words.pricesOfSelected}
        disabled={isBusy}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <PercentIcon className="size-5 max-sm:hidden" />
        {words.prices}
      </Button>
      {isOpen && (
        <PricesDialog
          dishes={dishes}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

type OptionsSelectProps = { isBusy: boolean; onChoose: (group: OptionGroup) => void };

function OptionsSelect({ isBusy, onChoose }: OptionsSelectProps) {
  const { data: groups = [] } = useQuery(freshOptionGroupsQuery);
  if (groups.length === 0) return null;
  return (
    <span className="relative min-w-0 max-sm:grow">
      <select
        aria-label={words.addOptionsToSelected}
        className="min-h-11 w-full appearance-none sm:max-w-56 rounded-pill border border-line bg-card pe-9 ps-4 font-semibold text-ink disabled:opacity-60"
        disabled={isBusy}
        value=""
        onChange={({ target }) => {
          const group = groups.find(({ _id }) => _id === target.value);
          if (group) onChoose(group);
        }}
      >
        <option value="" disabled>
          {words.addOptions}
        </option>
        {groups.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 end-4 size-4 -translate-y-1/2 text-soft" />
    </span>
  );
}
