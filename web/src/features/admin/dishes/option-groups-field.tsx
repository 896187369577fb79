import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import XIcon from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { readListCell, writeListCell } from '@thymely/contract/csv/list-cell';
import { optionLimits } from '@thymely/contract/options/limits';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery } from '../../../api/option-editing.ts';
import { choiceRule } from '../../../shared/options/choice-rule.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { focusSoon } from '../focus-soon.ts';
import { moved } from '../moved.ts';

type OptionGroupsFieldProps = {
  /** IDs of groups as a cell of a file: see list-cell.ts. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The groups of options of a dish, in the order in which guests are asked. */
export function OptionGroupsField({ value, error, onChange }: OptionGroupsFieldProps) {
  const { data: groups } = useQuery(freshOptionGroupsQuery);
  const adder = useRef<HTMLSelectElement>(null);
  const ids = readListCell(value) ?? [];
  const choose = (chosen: string[]) => {
    onChange(chosen.length === 0 ? '' : writeListCell(chosen));
    // The button that did it may be gone.
    focusSoon(() => adder.current);
  };
  const others = (groups ?? []).filter(({ _id }) => !ids.includes(_id));
  return (
    <div className="grid gap-3">
      {ids.length > 0 && <ChosenGroups {...{ ids, groups }} onChange={choose} />}
      {groups?.length === 0 ? (
        <p className="text-soft">
          There are no options yet.{' '}
          <Link
            to="/dashboard/options/new"
            className="font-semibold text-leaf-700 underline underline-offset-4"
          >
            Add some
          </Link>
          , and any dish can have them.
        </p>
      ) : (
        <SelectField
          ref={adder}
          label="Add options"
          disabled={others.length === 0 || ids.length >= optionLimits.optionGroupsPerDish}
          placeholder={others.length === 0 ? 'No more options' : 'Choose options'}
          hint={`Asked in this order. Up to ${optionLimits.optionGroupsPerDish}.`}
          error={error}
          options={others.map((group) => ({ value: group._id, label: inWords(group) }))}
          value=""
          onChange={({ target }) => {
            choose([...ids, target.value]);
          }}
        />
      )}
    </div>
  );
}

type ChosenGroupsProps = {
  ids: string[];
  /** Undefined until they have been loaded. */
  groups: OptionGroup[] | undefined;
  onChange: (ids: string[]) => void;
};

function ChosenGroups({ ids, groups, onChange }: ChosenGroupsProps) {
  return (
    <ol className="grid divide-y divide-hairline rounded-sm border border-hairline">
      {ids.map((id, index) => (
        <GroupRow
          key={id}
          id={id}
          group={groups?.find(({ _id }) => _id === id)}
          isKnown={groups !== undefined}
          place={{ index, count: ids.length }}
          onMove={(to) => {
            onChange(moved(ids, index, to));
          }}
          onRemove={() => {
            onChange(ids.toSpliced(index, 1));
          }}
        />
      ))}
    </ol>
  );
}

function inWords(group: OptionGroup): string {
  return `${group.name} (${choiceRule(group).toLowerCase()})`;
}

type GroupRowProps = {
  id: string;
  group: OptionGroup | undefined;
  /** Whether all groups have been loaded: one that is missing then does not exist. */
  isKnown: boolean;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
};

function GroupRow({ id, group, isKnown, place, onMove, onRemove }: GroupRowProps) {
  const { index, count } = place;
  const label = group?.name ?? id;
  return (
    <li className="flex items-center gap-2 py-1.5 pr-1.5 pl-4">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{label}</span>
        <span className="block text-sm text-soft">
          {group ? choiceRule(group) : isKnown && 'No longer there: guests see nothing of it'}
        </span>
      </span>
      <span className="flex shrink-0 text-soft">
        <IconButton
          label={`Move ${label} up`}
          icon={<ArrowUpIcon className="size-5" />}
          disabled={index === 0}
          onClick={() => {
            onMove(index - 1);
          }}
        />
        <IconButton
          label={`Move ${label} down`}
          icon={<ArrowDownIcon className="size-5" />}
          disabled={index === count - 1}
          onClick={() => {
            onMove(index + 1);
          }}
        />
        <IconButton
          label={`Remove ${label}`}
          icon={<XIcon className="size-5" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
