import { useQuery } from '@tanstack/react-query';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { menuQuery } from '../../api/menu/menu.ts';
import { wantedInPlaceOf } from '../../model/wanted-like.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { nameWithChoices } from '../../shared/choices/choice-words.ts';
import { LineDetails } from '../../shared/choices/line-details.tsx';
import * as shared from '../../shared/words.en.ts';
import { DishLink } from '../../shared/dish-link.tsx';
import { SoldOutWords } from '../../shared/portions-day.tsx';
import { counts, type ShownLine } from './cart-totals.ts';
import { LineServing } from './line-serving.tsx';
import { LineShortage } from './line-shortage.tsx';
import type { CartActions } from './use-cart-actions.ts';
import * as words from './words.en.ts';

type LineNameProps = { line: ShownLine; actions: CartActions };

/** The dish's name and unit price, or why it cannot be ordered, and its choices and note. */
export function LineName({ line, actions }: LineNameProps) {
  const { available, isSoldOut, fault, shortage } = line;
  return (
    <>
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere md:wrap-break-word @max-[15rem]:col-span-full @max-[15rem]:row-start-2">
        <bdi className="leading-snug font-semibold wrap-anywhere">{line.name}</bdi>
        {counts(line) && (
          <span className="text-sm text-soft tabular-nums" translate="no">
            {formatCents(centsFromPrice(line.price))}
          </span>
        )}
        <LineServing dishId={line.menuItemId} />
        {(isSoldOut || !available) && (
          <span className="rounded-pill bg-amber-100 px-2.5 py-0.5 text-sm font-medium text-amber">
            {isSoldOut ? <SoldOutWords of={line.menuItemId} /> : shared.noLongerAvailable}
          </span>
        )}
      </div>
      <div className="col-span-full row-start-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 not-empty:mt-0.5 md:not-empty:mt-1.5">
        <LineDetails
          choices={line.choices}
          note={line.note}
          menuItemId={line.menuItemId}
          className="min-w-0 flex-1"
        />
        {fault === undefined && <EditLine line={line} />}
        {fault !== undefined && <LineFault line={line} fault={fault} actions={actions} />}
        {shortage && <LineShortage line={line} shortage={shortage} actions={actions} />}
      </div>
    </>
  );
}

/** A link to change the choices and the note of a line; absent where there is nothing to choose. */
function EditLine({ line }: { line: ShownLine }) {
  const { data: menu } = useQuery({ ...menuQuery, enabled: false });
  const dish = menu?.find(({ _id }) => _id === line.menuItemId);
  const isPlain = !line.choices?.length && !line.note && !dish?.optionGroups?.length;
  if (!line.available || isPlain) return null;
  return (
    <DishLink
      dishId={line.menuItemId}
      wanted={wantedInPlaceOf(line)}
      label={words.editDish(nameWithChoices(line))}
      className="-my-2.5 ms-auto inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-leaf-700 underline underline-offset-4"
    >
      {words.edit}
    </DishLink>
  );
}

const faultLinkClasses =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Says what is wrong with the line's choices, which can be made again. */
function LineFault({ line, fault, actions }: LineNameProps & { fault: string }) {
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 rounded-sm bg-amber-100 px-3 py-1 text-sm text-amber">
      <span className="font-medium">
        <bdi>{fault}</bdi>
      </span>
      <span className="flex gap-x-5">
        <DishLink
          dishId={line.menuItemId}
          wanted={wantedInPlaceOf(line)}
          className={faultLinkClasses}
        >
          {words.chooseAgain}
        </DishLink>
        <button
          type="button"
          aria-label={words.removeDish(nameWithChoices(line))}
          disabled={actions.removingId === line._id}
          className={faultLinkClasses}
          onClick={() => {
            actions.remove(line);
          }}
        >
          {words.remove}
        </button>
      </span>
    </div>
  );
}
