import { useRef, useState } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import { moved } from '../parts/moved.ts';
import { Section } from '../parts/section.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { emptyChoice, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

type ChoiceListProps = {
  values: GroupValues;
  faults: FieldFaults;
  change: (changes: Partial<GroupValues>) => void;
};

/** The choices in the order in which guests see them. */
export function ChoiceList({ values, faults, change }: ChoiceListProps) {
  const { choices } = values;
  const { adder, news, add, remove, move } = useChoiceActions({ values, change });
  return (
    <Section title={words.choices} text={words.choicesText} fault={faults['choices']}>
      <ol className="grid divide-y divide-hairline border-y border-hairline">
        {choices.map((choice, index) => (
          <li key={choice.key} className="py-5">
            <ChoiceRow
              choice={choice}
              faults={faults}
              name={`choices.${index}`}
              place={{ index, count: choices.length }}
              onChange={(changes) => {
                change({ choices: choices.with(index, { ...choice, ...changes }) });
              }}
              onMove={(to) => {
                move(index, to);
              }}
              onRemove={() => {
                remove(index);
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
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
  const { choices, min, max } = values;
  const adder = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  return {
    adder,
    news,
    add: () => {
      change({ choices: [...choices, emptyChoice()] });
      focusField(`choices.${choices.length}.name`);
    },
    remove: (index: number) => {
      const rest = choices.toSpliced(index, 1);
      // The rule has to fit the remaining choices.
      const most = Math.max(1, Math.min(max, rest.length));
      change({ choices: rest, max: most, min: Math.min(min, most) });
      focusSoon(() => adder.current);
    },
    move: (from: number, to: number) => {
      const { name = '' } = choices[from] ?? {};
      change({ choices: moved(choices, from, to) });
      setNews(
        name
          ? words.choiceMoved(name, to + 1, choices.length)
          : words.unnamedChoiceMoved(to + 1, choices.length),
      );
      // At either end of the list, the button that was pressed is disabled.
      const isAtEnd = to === 0 || to === choices.length - 1;
      const step = to < from !== isAtEnd ? 'up' : 'down';
      focusField(`choices.${to}.${step}`);
    },
  };
}

function focusField(name: string): void {
  focusSoon(() => document.querySelector<HTMLElement>(`[name="${name}"]`));
}
