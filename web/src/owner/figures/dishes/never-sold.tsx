import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, inThousands } from '@thymely/contract/ground/in-words';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { presentCategories } from '../../../lib/categories.ts';
import { useOrdering } from '../../../api/ordering.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';
import { FigureCard, NothingYet } from '../figure-card.tsx';
import { neverSold, type Unsold } from '../../parts/figures/unsold-dishes.ts';
import * as words from '../words.en.ts';

const shown = 6;

type NeverSoldProps = {
  /** What was sold in 28 days. */
  sold: Pick<FigureSums, 'dishes'>;
  menu: readonly MenuItem[] | undefined;
};

/** The dishes of the menu that nobody bought in 28 days, with why that may be. */
export function NeverSold({ sold, menu }: NeverSoldProps) {
  const [isWhole, setIsWhole] = useState(false);
  const soldOut = useQuery(soldOutQuery);
  const unsold =
    menu && neverSold(dishesOnMenu(menu, presentCategories().all), sold, soldOut.data ?? []);
  const listed = isWhole ? unsold : unsold?.slice(0, shown);
  const more = (unsold?.length ?? 0) > shown && !isWhole;
  return (
    <FigureCard
      title={words.neverSold}
      aside={
        more && (
          <button
            type="button"
            className="min-h-11 font-semibold text-leaf-700 hover:underline"
            onClick={() => {
              setIsWhole(true);
            }}
          >
            {words.showAll(inThousands(unsold?.length ?? 0))}
          </button>
        )
      }
    >
      {unsold?.length === 0 && <NothingYet>{words.everythingSold}</NothingYet>}
      <ul className="divide-y divide-hairline">
        {listed?.map((each) => (
          <li key={each.id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <Link
              to={`/dashboard/update-menu/${each.id}`}
              className="min-w-0 flex-1 basis-[8rem] wrap-anywhere hover:text-leaf-700 hover:underline"
            >
              {each.name}
            </Link>
            <Why unsold={each} />
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}

function Why({ unsold: { soldOutSince, isUndeclared } }: { unsold: Unsold }) {
  const zone = useOrdering().data?.timeZone;
  const since = soldOutSince && formatDate(soldOutSince, zone, { month: 'short', day: 'numeric' });
  const why = since ? words.soldOutSince(since) : isUndeclared ? words.undeclared : '';
  return <span className="text-sm text-soft">{why}</span>;
}
