import { useRef } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { ArrangedRows } from '../../ui/arranged-rows/arranged-rows.tsx';
import { moved } from '../../ui/arranged-rows/moved.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import { Section } from '../parts/section.tsx';
import type { NamedSize } from './sizes-of-group.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { emptyChoice, type ChoiceValues, type GroupValues, withinReach } from './group-values.ts';
import * as words from './words.en.ts';

type ChoiceListProps = {
  values: GroupValues;
  faults: FieldFaults;
  change: (changes: Partial<GroupValues>) => void;
  /** The sizes of the dishes with these options. */
  sizes: readonly NamedSize[];
};

/** The choices in the order in which guests see them. */
export function ChoiceList({ values, faults, change, sizes }: ChoiceListProps) {
  const { choices } = values;
  const { adder, add, remove } = useChoiceActions({ values, change });
  return (
    <Section title={words.choices} text={words.choicesText} fault={faults['choices']}>
      <ArrangedRows
        items={choices}
        keyOf={({ key }) => key}
        nameOf={choiceName}
        onMove={(from, to) => {
          change({ choices: moved(choices, from, to) });
        }}
        className="grid divide-y divide-hairline border-y border-hairline"
        rowClassName="py-5"
        row={(choice, tools) => {
          const index = choices.indexOf(choice);
          return (
            <ChoiceRow
              choice={choice}
              faults={faults}
              sizes={sizes}
              name={`choices.${index}`}
              actions={
                <>
                  {tools.handle}
                  {tools.buttons}
                  <IconButton
                    label={words.remove(choiceName(choice, index))}
                    icon={<Trash2Icon className="size-5" />}
                    disabled={choices.length === 1}
                    onClick={() => {
                      remove(index);
                    }}
                  />
                </>
              }
              onChange={(changes) => {
                change({ choices: choices.with(index, { ...choice, ...changes }) });
              }}
            />
          );
        }}
      />
      {choices.length < optionLimits.choicesPerGroup ? (
        <Button ref={adder} tone="outline" className="justify-self-start" onClick={add}>
          <PlusIcon />
          {words.addChoice}
        </Button>
      ) : (
        <p className="text-sm text-soft">{words.choicesLimit(optionLimits.choicesPerGroup)}</p>
      )}
    </Section>
  );
}

/** The actions on the list of choices, which also move the focus. */
function useChoiceActions({ values, change }: Pick<ChoiceListProps, 'values' | 'change'>) {
  const { choices } = values;
  const adder = useRef<HTMLButtonElement>(null);
  return {
    adder,
    add: () => {
      change({ choices: [...choices, emptyChoice()] });
      focusField(`choices.${choices.length}.name`);
    },
    remove: (index: number) => {
      const rest = choices.toSpliced(index, 1);
      const { min, max, maxEach } = values;
      change({ choices: rest, ...withinReach({ min, max, maxEach }, rest.length) });
      focusSoon(() => adder.current);
    },
  };
}

/** What a choice is called in the names of its controls. */
function choiceName({ name }: ChoiceValues, index: number): string {
  return name || words.unnamedChoice(index + 1);
}

function focusField(name: string): void {
  focusSoon(() => document.querySelector<HTMLElement>(`[name="${name}"]`));
}
