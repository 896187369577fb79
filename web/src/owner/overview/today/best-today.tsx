import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { inThousands } from '@thymely/contract/ground/in-words';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { pictureOf } from '../../../model/painted-plate.ts';
import { ListedDishPicture } from '../../parts/dish/dish-picture.tsx';
import { soldDishes } from '../../parts/figures/sold-dishes.ts';
import * as titles from '../../../model/screen-words.en.ts';
import * as periodWords from '../../parts/figures/words.en.ts';
import { Panel, PanelLink } from '../panels.tsx';
import * as words from '../words.en.ts';

const dishesShown = 3;

type BestTodayProps = { today: DayFigures; menu: readonly MenuItem[] | undefined };

/** The dishes that were sold most today. */
export function BestToday({ today: { dishes = {} }, menu }: BestTodayProps) {
  const best = soldDishes({ dishes }, menu).slice(0, dishesShown);
  return (
    <Panel
      title={words.bestToday}
      link={<PanelLink to="/dashboard/figures">{titles.figures}</PanelLink>}
    >
      {best.length === 0 && <p className="text-soft">{words.nothingSoldYet}</p>}
      <ol className="divide-y divide-hairline empty:hidden">
        {best.map(({ id, n, cents, name, dish }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 first:pt-0 last:pb-0 max-[20rem]:grid-cols-1"
          >
            <ListedDishPicture
              image={dish && pictureOf(dish)}
              category={dish?.category}
              className="size-10 rounded-pill"
            />
            <span className="leading-snug wrap-anywhere">{name}</span>
            <span className="font-semibold tabular-nums">{periodWords.times(inThousands(n))}</span>
            <span className="text-soft tabular-nums" translate="no">
              {formatCents(cents)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
