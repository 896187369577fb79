import BookOpenIcon from 'lucide-react/icons/book-open';
import CalendarIcon from 'lucide-react/icons/calendar';
import ChartColumnIcon from 'lucide-react/icons/chart-column';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import CirclePlusIcon from 'lucide-react/icons/circle-plus';
import ClockIcon from 'lucide-react/icons/clock';
import ClipboardListIcon from 'lucide-react/icons/clipboard-list';
import HeadsetIcon from 'lucide-react/icons/headset';
import HistoryIcon from 'lucide-react/icons/history';
import HouseIcon from 'lucide-react/icons/house';
import LayoutDashboardIcon from 'lucide-react/icons/layout-dashboard';
import LayoutListIcon from 'lucide-react/icons/layout-list';
import ListIcon from 'lucide-react/icons/list';
import ListChecksIcon from 'lucide-react/icons/list-checks';
import MapPinIcon from 'lucide-react/icons/map-pin';
import UsersRoundIcon from 'lucide-react/icons/users-round';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { classes } from '../ui/classes.ts';
import * as titles from '../model/screen-words.en.ts';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

type SidebarLink = {
  label: string;
  to: string;
  icon: Elements;
  /** Whether another link stands for the same page, so that this one is never the current link. */
  isAlias?: boolean;
  /** Path prefixes of pages that are reached through this one. */
  alsoAt?: string[];
};

const groups: { title: string; links: SidebarLink[] }[] = [
  {
    title: words.now,
    links: [
      { label: titles.dashboard, to: '/dashboard', icon: <LayoutDashboardIcon /> },
      { label: words.bookings, to: '/dashboard', icon: <CalendarIcon />, isAlias: true },
      {
        label: titles.kitchenOrders,
        to: '/dashboard/orders',
        icon: <ClipboardListIcon />,
        alsoAt: ['/dashboard/all-orders'],
      },
      { label: titles.kitchen, to: '/kitchen', icon: <ChefHatIcon /> },
      { label: titles.figures, to: '/dashboard/figures', icon: <ChartColumnIcon /> },
    ],
  },
  {
    title: titles.menu,
    links: [
      { label: titles.addMenu, to: '/dashboard/add-menu', icon: <CirclePlusIcon /> },
      {
        label: titles.manageItems,
        to: '/dashboard/manage-items',
        icon: <ListIcon />,
        alsoAt: [
          '/dashboard/update-menu/',
          '/dashboard/import-menu',
          '/dashboard/arrange-menu',
          '/dashboard/add-photos',
        ],
      },
      { label: titles.categories, to: '/dashboard/categories', icon: <LayoutListIcon /> },
      {
        label: titles.options,
        to: '/dashboard/options',
        icon: <ListChecksIcon />,
        alsoAt: ['/dashboard/options/', '/dashboard/import-options'],
      },
    ],
  },
  {
    title: words.restaurant,
    links: [
      { label: titles.users, to: '/dashboard/users', icon: <UsersRoundIcon /> },
      { label: titles.ordering, to: '/dashboard/hours', icon: <ClockIcon /> },
      { label: titles.changes, to: '/dashboard/changes', icon: <HistoryIcon /> },
    ],
  },
  {
    title: words.guestSite,
    links: [
      { label: words.home, to: '/', icon: <HouseIcon /> },
      { label: titles.menu, to: '/menu', icon: <BookOpenIcon /> },
      { label: words.tracking, to: '/menu', icon: <MapPinIcon />, isAlias: true },
      { label: words.support, to: '/menu', icon: <HeadsetIcon />, isAlias: true },
    ],
  },
];

type SidebarLinksProps = {
  /** Called when the link to the current page is pressed: no navigation event reports that. */
  onSameLink?: (() => void) | undefined;
};

/** The specified links of the dashboard, and links to the screens added beside them. */
export function SidebarLinks({ onSameLink }: SidebarLinksProps) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div className="grid gap-3">
      {groups.map(({ title, links }, group) => (
        <div key={title}>
          <p
            id={`${id}-${group}`}
            className="px-3 pb-1 text-xs font-semibold tracking-wide text-soft"
          >
            {title}
          </p>
          <ul aria-labelledby={`${id}-${group}`} className="grid gap-0.5">
            {links.filter(isShown).map((link) => (
              <li key={link.label}>
                <Entry
                  link={link}
                  isCurrent={!link.isAlias && link.to === pathname}
                  isNear={link.alsoAt?.some((start) => pathname.startsWith(start)) ?? false}
                  onClick={link.to === pathname ? onSameLink : undefined}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What does not exist yet is linked only where the restaurant announces such things. */
function isShown({ isAlias }: SidebarLink): boolean {
  return !isAlias || brand.showsAnnounced;
}

type EntryProps = {
  link: SidebarLink;
  isCurrent: boolean;
  /** Whether the current page was reached through this one. */
  isNear: boolean;
  onClick: (() => void) | undefined;
};

function Entry({ link: { label, to, icon }, isCurrent, isNear, onClick }: EntryProps) {
  const isMarked = isCurrent || isNear;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : isNear ? 'true' : undefined}
      className={classes(
        'relative flex min-h-9 items-center gap-3 rounded-sm px-3 font-medium transition-colors',
        'pointer-coarse:min-h-11',
        isMarked ? 'bg-leaf-100 font-semibold text-leaf-700' : 'text-soft hover:bg-leaf-100',
        isMarked && 'before:absolute before:inset-y-2 before:start-0 before:w-1',
        isMarked && 'before:rounded-pill before:bg-leaf-500',
        'hover:text-leaf-700',
      )}
      onClick={onClick}
    >
      {icon}
      <span>{label}</span>
    </Link>
  );
}
