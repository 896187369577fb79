import CheckIcon from 'lucide-react/icons/check';
import { useEffect, useId, useRef } from 'react';
import {
  choicesOf,
  type ChoicesFault,
  type ChosenOption,
  choiceKeyOf,
  type ResolvedChoice,
} from '@thymely/contract/options/choices';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import type { LeftToday } from '../../../api/ordering.ts';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { choicePrice } from '../../../shared/choices/choice-words.ts';
import {
  canPress,
  choiceRule,
  chosenAfter,
  chosenAfterStep,
  isOneOf,
  isUnbounded,
  mostNow,
  mostOfEach,
} from '../../../shared/options/choice-rule.ts';
import { classes } from '../../../ui/classes.ts';
import { DishChoice } from './dish-choice.tsx';
import { SteppedChoice } from './stepped-choice.tsx';
import { withoutGroupName } from './missing-words.ts';
import * as words from './words.en.ts';

type DishOptionsProps = {
  dish: MenuItem;
  groups: readonly OptionGroup[];
  chosen: readonly ChosenOption[];
  onPick: (chosen: ChosenOption[]) => void;
  /** Choices that cannot be ordered today, as `group.choice`. */
  soldOut: ReadonlySet<string>;
  left: LeftToday;
  fault: ChoicesFault | undefined;
  /** How often the diner tried to continue; each try moves the focus to the group that is wrong. */
  attempts: number;
};

/** The options of a dish, group by group; each choice with its price and allergens. */
export function DishOptions(props: DishOptionsProps) {
  const { dish, groups, chosen, onPick, soldOut, left, fault, attempts } = props;
  return groups.map((group) => (
    <Group
      key={group._id}
      group={group}
      soldOut={soldOut}
      left={left}
      chosen={chosen.filter(({ groupId }) => groupId === group._id).map((each) => each.choiceId)}
      fault={fault?.groupId === group._id ? withoutGroupName(fault.message, group) : undefined}
      dish={dish}
      attempts={attempts}
      onPick={(ids) => {
        const others = chosen.filter(({ groupId }) => groupId !== group._id);
        onPick([...others, ...ids.map((choiceId) => ({ groupId: group._id, choiceId }))]);
      }}
    />
  ));
}

type GroupProps = {
  dish: MenuItem;
  group: OptionGroup;
  soldOut: ReadonlySet<string>;
  left: LeftToday;
  chosen: string[];
  fault: string | undefined;
  attempts: number;
  onPick: (ids: string[]) => void;
};

function Group(props: GroupProps) {
  const { group, chosen, fault, attempts } = props;
  const { name } = group;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (attempts === 0) return;
    const first = field.current?.querySelector<HTMLElement>(
      'input[aria-invalid]:enabled, [data-wrong] button:enabled',
    );
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
          {ruleInWords(group)}
        </Hint>
        <div
          className={classes(
            'grid divide-y divide-hairline overflow-hidden rounded-sm border',
            fault === undefined ? 'border-line' : 'border-tomato',
          )}
        >
          {choicesOf(group).map((choice) => (
            <ChoiceOfGroup key={choice.choiceId} {...props} choice={choice} name={id} />
          ))}
        </div>
      </fieldset>
      <GroupState id={`${id}-state`} group={group} count={chosen.length} />
    </div>
  );
}

type ChoiceOfGroupProps = GroupProps & { choice: ResolvedChoice; name: string };

function ChoiceOfGroup(props: ChoiceOfGroupProps) {
  const { dish, choice, name, group, chosen, soldOut, left, fault, onPick } = props;
  const { choiceId } = choice;
  const isSize = group._id === sizeGroupId;
  const stockKey = `${isSize ? dish._id : group._id}.${choiceId}`;
  const offered = group.choices.find(({ id: each }) => each === choiceId);
  const shared = {
    choice,
    price: choicePrice({ ...choice, centsBySize: offered?.centsBySize }, dish),
    isSoldOut: soldOut.has(choiceKeyOf(choice)),
    stockKey,
    left: isSize ? left.get(stockKey) : undefined,
    isWrong: fault !== undefined,
    isDishDeclared: dish.allergens !== undefined,
  };
  if (mostOfEach(group) > 1) {
    return (
      <SteppedChoice
        {...shared}
        count={chosen.filter((each) => each === choiceId).length}
        most={mostNow(group, chosen, choiceId)}
        onStep={(by) => {
          onPick(chosenAfterStep(chosen, choiceId, by));
        }}
      />
    );
  }
  return (
    <DishChoice
      {...shared}
      type={isOneOf(group) ? 'radio' : 'checkbox'}
      name={name}
      isChosen={chosen.includes(choiceId)}
      isOff={!canPress(group, chosen, choiceId)}
      onToggle={() => {
        onPick(chosenAfter(group, chosen, choiceId));
      }}
    />
  );
}

type GroupStateProps = { id: string; group: OptionGroup; count: number };

/** Says whether a group has to be answered and whether it is, or how many can be chosen. */
function GroupState({ id, group, count }: GroupStateProps) {
  const { min, max } = group;
  const isDone = min > 0 && count >= min;
  const isOpen = min > 0 && !isDone;
  const optional = isUnbounded(group) ? words.optional : words.upTo(max);
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

/** Says what the state beside the name of the group does not. */
function ruleInWords(group: OptionGroup): string {
  if (group.min > 0) return choiceRule(group);
  const most = mostOfEach(group);
  return most > 1 ? words.atMostOfEach(most) : '';
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
