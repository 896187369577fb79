import BookOpenIcon from 'lucide-react/icons/book-open';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import UsersRoundIcon from 'lucide-react/icons/users-round';
import WheatIcon from 'lucide-react/icons/wheat';
import { Link } from 'react-router-dom';
import { inThousands } from '@thymely/contract/ground/in-words';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type Tile = {
  label: string;
  icon: Elements;
  tint: string;
  /** The page where the figure can be looked at, or improved. */
  to: string;
  /** The figure; undefined while loading. */
  value: string | undefined;
};

type FigureTilesProps = {
  menu: { dishes: number; undeclared: number; averageCents: number | undefined } | undefined;
  users: number | undefined;
};

/** Four figures about the restaurant, each with a link to what it counts. */
export function FigureTiles({ menu, users }: FigureTilesProps) {
  const average = menu && (menu.averageCents === undefined ? '–' : formatCents(menu.averageCents));
  const tiles: Tile[] = [
    {
      label: words.dishesOnMenu,
      icon: <BookOpenIcon />,
      tint: 'bg-disc-salad',
      to: '/dashboard/manage-items',
      value: menu && inThousands(menu.dishes),
    },
    {
      label: words.undeclared,
      icon: <WheatIcon />,
      tint: 'bg-disc-soup',
      to: '/dashboard/manage-items?allergens=undeclared',
      value: menu && inThousands(menu.undeclared),
    },
    {
      label: words.averagePrice,
      icon: <ReceiptTextIcon />,
      tint: 'bg-disc-pizza',
      to: '/dashboard/manage-items?sort=price-desc',
      value: average,
    },
    {
      label: words.users,
      icon: <UsersRoundIcon />,
      tint: 'bg-disc-drinks',
      to: '/dashboard/users',
      value: users === undefined ? undefined : inThousands(users),
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.label}>
          <TileLink {...tile} />
        </li>
      ))}
    </ul>
  );
}

function TileLink({ label, icon, tint, to, value }: Tile) {
  return (
    <Link
      to={to}
      className="flex h-full flex-col gap-x-4 gap-y-3 rounded-lg bg-card p-4 shadow-card transition-shadow hover:shadow-raised sm:flex-row sm:items-center sm:p-5"
    >
      <span
        aria-hidden="true"
        className={classes('grid size-12 shrink-0 place-items-center rounded-pill', tint)}
      >
        {icon}
      </span>
      <span>
        <span className="block text-2xl leading-tight font-bold tabular-nums" translate="no">
          {value ?? <Skeleton className="my-1 h-6 w-14 rounded-sm" />}
        </span>
        <span className="block text-sm leading-snug text-soft">{label}</span>
      </span>
    </Link>
  );
}
