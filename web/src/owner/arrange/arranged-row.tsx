import EyeOffIcon from 'lucide-react/icons/eye-off';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { pictureOf } from '../../model/painted-plate.ts';
import type { RowTools } from '../../ui/arranged-rows/arranged-rows.tsx';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import * as words from './words.en.ts';

/** A dish of a list that somebody arranges. */
export function arrangedRow(dish: EditedDish, { handle, buttons }: RowTools) {
  const { name, price, category, resting } = dish;
  return (
    <div className="flex items-center gap-1 p-1 sm:gap-2 sm:px-2">
      {handle}
      <ListedDishPicture
        image={pictureOf(dish)}
        category={category}
        className="size-10 rounded-sm max-[400px]:hidden"
      />
      <div className="min-w-0 flex-1 px-1 sm:flex sm:items-baseline sm:gap-4">
        <p className="leading-snug font-semibold wrap-anywhere sm:flex-1" dir="auto">
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {resting && (
            <span className="inline-flex items-center gap-1 rounded-pill bg-sand px-2 font-medium whitespace-nowrap text-ink">
              <EyeOffIcon aria-hidden="true" className="size-3.5" />
              {words.resting}
            </span>
          )}
          <span className="tabular-nums" translate="no">
            {formatCents(centsFromPrice(price))}
          </span>
        </p>
      </div>
      <div className="flex shrink-0">{buttons}</div>
    </div>
  );
}
