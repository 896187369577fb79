import Trash2Icon from 'lucide-react/icons/trash-2';
import { wantedInPlaceOf } from '../../../model/wanted-like.ts';
import { nameWithChoices } from '../../../shared/choices/choice-words.ts';
import { LineDetails } from '../../../shared/choices/line-details.tsx';
import { DishLink } from '../../../shared/dish-link.tsx';
import { LineThumb } from '../../../shared/dish-thumb.tsx';
import { useSoldOutWords } from '../../../shared/portions-day.tsx';
import { QuantityStepper } from '../../../shared/quantity/quantity-stepper.tsx';
import * as shared from '../../../shared/words.en.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LineTotal } from '../../parts/line-total.tsx';
import { counts, lineTotalCents, type ShownLine } from '../cart-totals.ts';
import { LineServing } from '../line-serving.tsx';
import { LineShortage } from '../line-shortage.tsx';
import type { CartActions } from '../use-cart-actions.ts';
import * as words from '../words.en.ts';

export type LineActions = Pick<CartActions, 'step' | 'type' | 'remove' | 'removingId'>;

type SideCartLineProps = { line: ShownLine; actions: LineActions };

/** A dish with its choices, what it costs, a stepper, and a button that removes it. */
export function SideCartLine({ line, actions }: SideCartLineProps) {
  const { choices, note, shortage } = line;
  const name = nameWithChoices(line);
  // What a visitor has kept is in no cart yet.
  const isMended = line.fault !== undefined && line.email !== '';
  const isBusy = actions.removingId === line._id;
  const problem = problemOf(line, useSoldOutWords(line.menuItemId));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
      <LineThumb
        line={line}
        isGray={!counts(line)}
        className="row-span-2 block size-13 rounded-pill bg-leaf-100"
      />
      <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
        <DishLink
          dishId={line.menuItemId}
          {...(isMended && { wanted: wantedInPlaceOf(line) })}
          className="leading-snug font-semibold"
        >
          <bdi>{line.name}</bdi>
        </DishLink>
        {problem !== undefined && (
          <p className="text-sm font-medium text-amber">
            <bdi>{problem}</bdi>
          </p>
        )}
        <LineServing dishId={line.menuItemId} />
        <LineDetails choices={choices} note={note} menuItemId={line.menuItemId} />
        {shortage && <LineShortage line={line} shortage={shortage} actions={actions} />}
      </div>
      <LineTotal cents={lineTotalCents(line)} isCounted={counts(line)} />
      <div className="col-start-2 -col-end-1 flex flex-wrap items-center justify-between gap-2">
        <QuantityStepper
          isSmall
          name={name}
          quantity={line.quantity}
          disabled={!counts(line)}
          onStep={(by) => {
            actions.step(line, by);
          }}
        />
        <IconButton
          label={words.deleteDish(name)}
          icon={isBusy ? <Spinner /> : <Trash2Icon className="size-4.5" />}
          disabled={isBusy}
          className="-my-0.5 text-tomato"
          onClick={() => {
            actions.remove(line);
          }}
        />
      </div>
    </li>
  );
}

/** Says why a line is not in the total. */
function problemOf(
  { available, isSoldOut, isUnpriced, fault }: ShownLine,
  soldOutWords: string,
): string | undefined {
  if (!available) return shared.noLongerAvailable;
  if (isSoldOut) return soldOutWords;
  return isUnpriced ? words.withoutOptions : fault;
}
