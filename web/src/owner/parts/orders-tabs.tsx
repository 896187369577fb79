import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import * as words from './words.en.ts';

const tabs = [
  { id: 'open', to: '/dashboard/orders', label: words.openOrdersTab },
  { id: 'all', to: '/dashboard/all-orders', label: words.allOrdersTab },
] as const;

/** The links between the open orders and those of any day. */
export function OrdersTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  return (
    <nav aria-label={words.whichOrders} className="flex w-fit rounded-pill border border-line p-1">
      {tabs.map(({ id, to, label }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-9 items-center pointer-coarse:min-h-11 rounded-pill px-4 font-semibold transition-colors',
            id === current ? 'bg-leaf-100 text-leaf-700' : 'text-soft hover:text-leaf-700',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
