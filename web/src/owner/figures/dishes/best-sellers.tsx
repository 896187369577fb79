import { inThousands } from '@thymely/contract/ground/in-words';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { pictureOf } from '../../../model/painted-plate.ts';
import { ListedDishPicture } from '../../parts/dish/dish-picture.tsx';
import { soldDishes, type SoldDishRow } from '../../parts/figures/sold-dishes.ts';
import { FigureCard, NothingYet } from '../figure-card.tsx';
import * as figureWords from '../../parts/figures/words.en.ts';
import * as words from '../words.en.ts';

const shown = 6;

type BestSellersProps = { sum: FigureSums; menu: readonly MenuItem[] | undefined };

/** The dishes that were sold most, with what they brought. */
export function BestSellers({ sum, menu }: BestSellersProps) {
  const sold = soldDishes(sum, menu).slice(0, shown);
  const most = sold[0]?.n ?? 1;
  return (
    <FigureCard title={words.bestSellers}>
      {sold.length === 0 && <NothingYet>{words.nothingSold}</NothingYet>}
      <ol className="grid gap-2.5">
        {sold.map(({ id, n, cents, name, dish, sizes }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 max-[20rem]:grid-cols-1"
          >
            <ListedDishPicture
              image={dish && pictureOf(dish)}
              category={dish?.category}
              className="size-10 rounded-sm"
            />
            <span className="grid gap-1 leading-snug">
              <span className="truncate">{name}</span>
              {sizes.length > 0 && <Sizes sizes={sizes} />}
              <Share share={n / most} />
            </span>
            <span className="text-end leading-snug tabular-nums">
              <span className="block font-semibold">{figureWords.times(inThousands(n))}</span>
              <span className="block text-sm text-soft" translate="no">
                {formatCents(cents)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </FigureCard>
  );
}

/** How many of each size were sold: `Small 3 · Large 5`. */
function Sizes({ sizes }: Pick<SoldDishRow, 'sizes'>) {
  return (
    <span className="text-sm text-soft tabular-nums wrap-anywhere">
      {sizes.map(([size, n], index) => (
        <span key={size}>
          {index > 0 && <span> · </span>}
          <bdi>{size}</bdi> <span translate="no">{inThousands(n)}</span>
        </span>
      ))}
    </span>
  );
}

/** A bar of 6 pixels: how much a dish sold beside the first one. */
function Share({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full">
      <rect width={Math.max(2, share * 100)} height="6" rx="2" className="fill-leaf-700" />
    </svg>
  );
}
