import { useEffect, useId, useRef } from 'react';
import {
  choicesOf,
  type ChoicesFault,
  type ChosenOption,
  type ResolvedChoice,
  choiceKeyOf,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { canPress, chosenAfter, isOneOf } from '../../shared/options/choice-rule.ts';
import { groupHint } from '../../shared/options/group-hint.ts';
import { formatCents } from '../../model/format-price.ts';
import { classes } from '../../ui/classes.ts';

type DishOptionsProps = {
  groups: readonly OptionGroup[];
  chosen: readonly ChosenOption[];
  onPick: (chosen: ChosenOption[]) => void;
  /** Choices that cannot be ordered today, as `group.choice`. */
  soldOut: ReadonlySet<string>;
  fault: ChoicesFault | undefined;
  /** Whether the dish declares its allergens, so that silent choices would pass for 'none'. */
  isDeclared: boolean;
  /** How often the diner tried to continue; each try moves the focus to the group that is wrong. */
  attempts: number;
};

/** The options of a dish, group by group; each choice with its price and allergens. */
export function DishOptions(props: DishOptionsProps) {
  const { groups, chosen, onPick, soldOut, fault, isDeclared, attempts } = props;
  return groups.map((group) => (
    <Group
      key={group._id}
      group={group}
      soldOut={soldOut}
      chosen={chosen.filter(({ groupId }) => groupId === group._id).map((each) => each.choiceId)}
      fault={fault?.groupId === group._id ? fault.message : undefined}
      isDeclared={isDeclared}
      attempts={attempts}
      onPick={(ids) => {
        const others = chosen.filter(({ groupId }) => groupId !== group._id);
        onPick([...others, ...ids.map((choiceId) => ({ groupId: group._id, choiceId }))]);
      }}
    />
  ));
}

type GroupProps = {
  group: OptionGroup;
  soldOut: ReadonlySet<string>;
  chosen: string[];
  fault: string | undefined;
  isDeclared: boolean;
  attempts: number;
  onPick: (ids: string[]) => void;
};

function Group(props: GroupProps) {
  const { group, soldOut, chosen, fault, isDeclared, attempts, onPick } = props;
  const { name } = group;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (attempts === 0) return;
    field.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }, [attempts]);

  return (
    <fieldset ref={field} aria-describedby={`${id}-hint`} className="grid gap-2">
      <legend className="mb-2 w-full text-base font-bold wrap-anywhere">
        <bdi>{name}</bdi>
      </legend>
      <Hint id={`${id}-hint`} fault={fault}>
        {groupHint(group)}
      </Hint>
      <div
        className={classes(
          'grid divide-y divide-hairline overflow-hidden rounded-sm border',
          fault === undefined ? 'border-line' : 'border-tomato',
        )}
      >
        {choicesOf(group).map((choice) => (
          <Choice
            key={choice.choiceId}
            choice={choice}
            type={isOneOf(group) ? 'radio' : 'checkbox'}
            name={id}
            isChosen={chosen.includes(choice.choiceId)}
            isOff={!canPress(group, chosen, choice.choiceId)}
            isSoldOut={soldOut.has(choiceKeyOf(choice))}
            isWrong={fault !== undefined}
            isDishDeclared={isDeclared}
            onToggle={() => {
              onPick(chosenAfter(group, chosen, choice.choiceId));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type HintProps = { id: string; fault: string | undefined; children: string };

/** Says how many to choose, or what is wrong with what is chosen. */
function Hint({ id, fault, children }: HintProps) {
  if (fault === undefined) {
    return (
      <p id={id} className="-mt-2 text-sm text-soft">
        {children}
      </p>
    );
  }
  return (
    <p id={id} role="alert" className="-mt-2 text-sm font-medium text-tomato">
      {fault}
    </p>
  );
}

type ChoiceProps = {
  choice: ResolvedChoice;
  type: 'radio' | 'checkbox';
  /** The name that the radio buttons of a group share. */
  name: string;
  isChosen: boolean;
  /** Whether the group allows no further choice. */
  isOff: boolean;
  /** Whether it is sold out: it can only be deselected. */
  isSoldOut: boolean;
  isWrong: boolean;
  isDishDeclared: boolean;
  onToggle: () => void;
};

function Choice(props: ChoiceProps) {
  const { choice, type, name, isChosen, isOff, isSoldOut } = props;
  const { isWrong, isDishDeclared, onToggle } = props;
  const isDisabled = isOff || (isSoldOut && !isChosen);
  const contained = allergensInWords(choice.allergens ?? []);
  const isSilent = isDishDeclared && choice.allergens === undefined;
  return (
    <label
      className={classes(
        'flex min-h-12 items-center gap-3 px-4 py-2',
        !isDisabled && 'cursor-pointer has-checked:bg-leaf-100',
        isOff && 'opacity-60',
      )}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        className="size-5 shrink-0 accent-leaf-700"
        onChange={onToggle}
      />
      <span className="grid min-w-0 flex-1">
        <bdi className={classes('wrap-anywhere', isSoldOut && 'text-soft line-through')}>
          {choice.name}
        </bdi>
        {isSoldOut && <span className="text-sm font-medium text-tomato">Sold out today</span>}
        {contained && <span className="text-sm text-soft">{`Contains ${contained}`}</span>}
        {isSilent && <span className="text-sm text-soft">Allergens not declared</span>}
      </span>
      {choice.cents > 0 && (
        <span className="text-soft tabular-nums">{`+${formatCents(choice.cents)}`}</span>
      )}
    </label>
  );
}
