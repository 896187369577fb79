import BellIcon from 'lucide-react/icons/bell';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import { Link } from 'react-router-dom';
import { isLate } from '@thymely/contract/orders/promise';
import { classes } from '../../ui/classes.ts';
import type { OrderBarProps } from './order-bar.tsx';
import { chipWords } from './order-words.ts';
import { isOverdue } from './overdue.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

/**
 * The state of the diner's orders in the navbar, where there is room for it: a refused order until
 * its page was read, then the open order. It stands on nothing that could be pressed.
 */
export default function OrderChip({ refused: [refused], first, others, now }: OrderBarProps) {
  const order = refused ?? first;
  if (!order) return null;
  const isUnconfirmed = isOverdue(order, now);
  const { words: inWords, inShort } = chipWords(order, now, isUnconfirmed);
  const needsCall = isUnconfirmed || isLate(order, now.nowMs);
  const leadsToAll = order === first && others > 0;
  const isNews = order === refused || needsCall || order.state === 'ready';
  return (
    // The status surrounds the link: inside, it would not be part of the link's name.
    <div role="status" className="min-w-0">
      <Link
        to={leadsToAll ? '/order' : `/order/${order._id}`}
        className={classes(
          'flex min-h-11 min-w-0 items-center gap-2 rounded-pill border px-3.5 text-sm font-semibold',
          order === refused && 'border-tomato bg-tomato-100 text-tomato',
          needsCall && 'border-amber bg-amber-100 text-amber',
          order === first && !needsCall && 'border-leaf-700 bg-leaf-100 text-leaf-700',
        )}
      >
        {isNews ? <BellIcon className="size-4.5" /> : <ChefHatIcon className="size-4.5" />}
        <span className="truncate">
          <WordsAround>
            {words.yourOrder(
              <span key="number" className="tabular-nums" translate="no">
                {`#${order.number}`}
              </span>,
            )}
          </WordsAround>{' '}
          <span className="font-medium max-sm:hidden lg:max-xl:hidden">{inWords}</span>
          <span className="font-medium max-[20rem]:sr-only sm:max-lg:hidden xl:hidden">
            {inShort}
          </span>
        </span>
        {leadsToAll && (
          <span className="font-medium whitespace-nowrap" translate="no">{`+${others}`}</span>
        )}
      </Link>
    </div>
  );
}
