import CheckIcon from 'lucide-react/icons/check';
import { useEffect, useId, useRef } from 'react';
import {
  choicesOf,
  type ChoicesFault,
  type ChosenOption,
  choiceKeyOf,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { canPress, choiceRule, chosenAfter, isOneOf } from '../../../shared/options/choice-rule.ts';
import { classes } from '../../../ui/classes.ts';
import { DishChoice } from './dish-choice.tsx';
import { withoutGroupName } from './missing-words.ts';
import * as words from './words.en.ts';

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
      fault={fault?.groupId === group._id ? withoutGroupName(fault.message, group) : undefined}
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
    const first = field.current?.querySelector<HTMLElement>('input[aria-invalid]:enabled');
    if (!first) return;
    // The name of the group has to be in sight, too.
    field.current?.scrollIntoView({ block: 'nearest' });
    first.focus({ preventScroll: true });
  }, [attempts]);

  return (
    <div className="relative">
      <fieldset ref={field} aria-describedby={`${id}-state ${id}-hint`} className="grid gap-2">
        <legend className="mb-2 w-full pe-26 text-base font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </legend>
        <Hint id={`${id}-hint`} fault={fault}>
          {group.min > 0 ? choiceRule(group) : ''}
        </Hint>
        <div
          className={classes(
            'grid divide-y divide-hairline overflow-hidden rounded-sm border',
            fault === undefined ? 'border-line' : 'border-tomato',
          )}
        >
          {choicesOf(group).map((choice) => (
            <DishChoice
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
      <GroupState id={`${id}-state`} group={group} count={chosen.length} />
    </div>
  );
}

type GroupStateProps = { id: string; group: OptionGroup; count: number };

/** Says whether a group has to be answered and whether it is, or how many can be chosen. */
function GroupState({ id, group: { min, max, choices }, count }: GroupStateProps) {
  const isDone = min > 0 && count >= min;
  const isOpen = min > 0 && !isDone;
  const optional = max < choices.length ? words.upTo(max) : words.optional;
  return (
    <p
      id={id}
      data-part="state"
      className={classes(
        'absolute top-0 end-0 inline-flex items-center gap-1 rounded-pill px-3 py-0.5 text-sm font-semibold',
        isDone && 'bg-leaf-100 text-leaf-700',
        isOpen && 'bg-tomato-100 text-tomato',
        min === 0 && 'bg-sand text-soft',
      )}
    >
      {isDone && <CheckIcon className="size-4" />}
      {isDone && <span>{words.done}</span>}
      {isOpen && <span>{words.required}</span>}
      {min === 0 && <span>{optional}</span>}
    </p>
  );
}

type HintProps = { id: string; fault: string | undefined; children: string };

/** Says how many have to be chosen, or what is wrong with what is chosen. */
function Hint({ id, fault, children }: HintProps) {
  if (fault === undefined) {
    if (!children) return null;
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
