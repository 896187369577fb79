import { useId } from 'react';
import { QuantityStepper } from '../../../shared/quantity/quantity-stepper.tsx';
import { classes } from '../../../ui/classes.ts';
import { ChoiceText, type ChoiceTextProps } from './dish-choice.tsx';

type SteppedChoiceProps = ChoiceTextProps & {
  /** How many portions of it are chosen. */
  count: number;
  /** How many there can be beside the other choices of the group. */
  most: number;
  isWrong: boolean;
  onStep: (by: 1 | -1) => void;
};

/** A choice that can be taken more than once, with − and + around how often it is. */
export function SteppedChoice({ count, most, isWrong, onStep, ...text }: SteppedChoiceProps) {
  const { choice, isSoldOut } = text;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-wrong={isWrong || undefined}
      className={classes(
        'flex min-h-12 flex-wrap items-center justify-end gap-x-3 gap-y-1 py-1 ps-4 pe-2 leading-snug',
        count > 0 && 'bg-leaf-100',
      )}
    >
      <span id={id} className="flex min-w-0 flex-1 basis-32 items-center gap-3">
        <ChoiceText {...text} />
      </span>
      <QuantityStepper
        isSmall
        name={choice.name}
        quantity={count}
        least={0}
        most={isSoldOut ? count : most}
        onStep={onStep}
      />
    </div>
  );
}
