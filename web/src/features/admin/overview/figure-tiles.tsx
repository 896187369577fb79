import type { ReactNode } from 'react';
import BookOpenIcon from 'lucide-react/icons/book-open';
import ListIcon from 'lucide-react/icons/list';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import UsersRoundIcon from 'lucide-react/icons/users-round';
import { categoryIds } from '@thymely/contract/categories';
import { formatCents } from '../../../lib/format-price.ts';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Tile = {
  label: string;
  icon: ReactNode;
  tint: string;
  /** Undefined while loading. */
  value: string | undefined;
};

type FigureTilesProps = {
  menu: { dishes: number; categoriesServed: number; averageCents: number | undefined } | undefined;
  users: number | undefined;
};

const inThousands = new Intl.NumberFormat('en');

/** The restaurant in four figures. */
export function FigureTiles({ menu, users }: FigureTilesProps) {
  const average = menu && (menu.averageCents === undefined ? '–' : formatCents(menu.averageCents));
  const tiles: Tile[] = [
    {
      label: 'Dishes on the menu',
      icon: <BookOpenIcon />,
      tint: 'bg-disc-salad',
      value: menu && inThousands.format(menu.dishes),
    },
    {
      label: 'Categories served',
      icon: <ListIcon />,
      tint: 'bg-disc-soup',
      value: menu && `${menu.categoriesServed} of ${categoryIds.length}`,
    },
    { label: 'Average price', icon: <ReceiptTextIcon />, tint: 'bg-disc-pizza', value: average },
    {
      label: 'Users',
      icon: <UsersRoundIcon />,
      tint: 'bg-disc-drinks',
      value: users === undefined ? undefined : inThousands.format(users),
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {tiles.map(({ label, icon, tint, value }) => (
        <li
          key={label}
          className="flex flex-col gap-x-4 gap-y-3 rounded-lg bg-card p-4 shadow-card sm:flex-row sm:items-center sm:p-5"
        >
          <span
            aria-hidden="true"
            className={classes('grid size-12 shrink-0 place-items-center rounded-pill', tint)}
          >
            {icon}
          </span>
          <div>
            <p className="text-2xl leading-tight font-bold tabular-nums">
              {value ?? <Skeleton className="my-1 h-6 w-14" />}
            </p>
            <p className="text-sm leading-snug text-soft">{label}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
