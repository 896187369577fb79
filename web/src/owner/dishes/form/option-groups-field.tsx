import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readListCell, writeListCell } from '@thymely/contract/ground/csv/list-cell';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery } from '../../../api/menu/option-editing.ts';
import { choiceRule } from '../../../shared/options/choice-rule.ts';
import { ArrangedRows } from '../../../ui/arranged-rows/arranged-rows.tsx';
import { moved } from '../../../ui/arranged-rows/moved.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { focusSoon } from '../../parts/focus-soon.ts';
import { OptionGroupRow } from './option-group-row.tsx';
import * as words from './words.en.ts';

type OptionGroupsFieldProps = {
  /** The IDs of the groups in the format of a file's cell: see list-cell.ts. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The groups of options of a dish, in the order in which guests are asked. */
export function OptionGroupsField({ value, error, onChange }: OptionGroupsFieldProps) {
  const { data: groups, isError, refetch } = useQuery(freshOptionGroupsQuery);
  const adder = useRef<HTMLSelectElement>(null);
  const ids = readListCell(value) ?? [];
  const arrange = (arranged: string[]) => {
    onChange(arranged.length === 0 ? '' : writeListCell(arranged));
  };
  const choose = (chosen: string[]) => {
    arrange(chosen);
    // The pressed button may be gone, so the focus moves.
    focusSoon(() => adder.current);
  };
  const others = (groups ?? []).filter(({ _id }) => !ids.includes(_id));
  return (
    <div className="grid gap-3">
      {ids.length > 0 && (
        <ChosenGroups ids={ids} groups={groups} onArrange={arrange} onChange={choose} />
      )}
      {!groups && isError && <Unloaded onRetry={() => void refetch()} />}
      {groups?.length === 0 ? (
        <p className="text-soft">
          {words.noOptions(
            <Link
              key="add"
              to="/dashboard/options/new"
              className="font-semibold text-leaf-700 underline underline-offset-4"
            >
              {words.addSome}
            </Link>,
          )}
        </p>
      ) : (
        <SelectField
          ref={adder}
          label={words.addOptions}
          disabled={others.length === 0 || ids.length >= optionLimits.optionGroupsPerDish}
          placeholder={placeholderFor({ isLoaded: groups !== undefined, left: others.length })}
          hint={words.addOptionsHint(optionLimits.optionGroupsPerDish)}
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

function placeholderFor({ isLoaded, left }: { isLoaded: boolean; left: number }): string {
  if (!isLoaded) return words.loadingOptions;
  return left === 0 ? words.noMoreOptions : words.chooseOptions;
}

function Unloaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-sm bg-tomato-100 px-4 py-2"
    >
      {words.optionsNotLoaded}
      <Button tone="outline" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </p>
  );
}

type ChosenGroupsProps = {
  ids: string[];
  /** The groups; undefined until they have been loaded. */
  groups: OptionGroup[] | undefined;
  onArrange: (ids: string[]) => void;
  onChange: (ids: string[]) => void;
};

function ChosenGroups({ ids, groups, onArrange, onChange }: ChosenGroupsProps) {
  const groupOf = (id: string) => groups?.find(({ _id }) => _id === id);
  return (
    <ArrangedRows
      items={ids}
      keyOf={(id) => id}
      nameOf={(id) => groupOf(id)?.name ?? id}
      onMove={(from, to) => {
        onArrange(moved(ids, from, to));
      }}
      className="grid divide-y divide-hairline rounded-sm border border-hairline"
      row={(id, tools) => (
        <OptionGroupRow
          id={id}
          group={groupOf(id)}
          isKnown={groups !== undefined}
          tools={tools}
          onRemove={() => {
            onChange(ids.filter((each) => each !== id));
          }}
        />
      )}
    />
  );
}

function inWords(group: OptionGroup): string {
  return `${group.name} · ${choiceRule(group)}`;
}
