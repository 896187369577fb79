import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { allergensInWords } from '../../../shared/diets/allergen-words.ts';
import { classes } from '../../../ui/classes.ts';
import { SoldOutWords } from '../../../shared/portions-day.tsx';
import * as shared from '../../../shared/words.en.ts';
import * as words from './words.en.ts';

export type ChoiceTextProps = {
  choice: ResolvedChoice;
  /** What it costs; empty for nothing. */
  price: string;
  /** What GET /ordering calls it: `dish.size` or `group.choice`. */
  stockKey: string;
  /** Whether it is sold out: it can only be deselected. */
  isSoldOut: boolean;
  /** How many portions of a size are left today, if few are; 0 is sold out today only. */
  left: number | undefined;
  /** Whether the dish declares its allergens, so that a silent choice would pass for 'none'. */
  isDishDeclared: boolean;
};

type DishChoiceProps = ChoiceTextProps & {
  type: 'radio' | 'checkbox';
  /** The name that the radio buttons of a group share. */
  name: string;
  isChosen: boolean;
  /** Whether the group allows no further choice. */
  isOff: boolean;
  isWrong: boolean;
  onToggle: () => void;
};

/** A choice of a group, with its price and its allergens. */
export function DishChoice(props: DishChoiceProps) {
  const { type, name, isChosen, isOff, isSoldOut, isWrong, onToggle } = props;
  const isDisabled = isOff || (isSoldOut && !isChosen);
  return (
    <label
      className={classes(
        'flex min-h-12 items-center gap-3 px-4 py-1 leading-snug',
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
      <ChoiceText {...props} />
    </label>
  );
}

/** The name of a choice, whether it is or may soon be sold out, its allergens and its price. */
export function ChoiceText(props: ChoiceTextProps) {
  const { choice, price, stockKey, isSoldOut, left, isDishDeclared } = props;
  const contained = allergensInWords(choice.allergens ?? []);
  const isSilent = isDishDeclared && choice.allergens === undefined;
  return (
    <>
      <span className="grid min-w-0 flex-1">
        <bdi className={classes('wrap-anywhere', isSoldOut && 'text-soft line-through')}>
          {choice.name}
        </bdi>
        {(isSoldOut || left === 0) && (
          <span className="text-sm font-medium text-tomato">
            <SoldOutWords of={stockKey} />
          </span>
        )}
        {!isSoldOut && left !== undefined && left > 0 && (
          <span className="text-sm font-medium text-amber">{shared.onlyLeft(left)}</span>
        )}
        {contained && (
          <span className="text-sm font-medium text-amber">{words.contains(contained)}</span>
        )}
        {isSilent && <span className="text-sm text-soft">{words.undeclared}</span>}
      </span>
      {price !== '' && (
        <span className="text-soft tabular-nums" translate="no">
          {price}
        </span>
      )}
    </>
  );
}
