import { Link } from 'react-router-dom';
import { useCart, type CartLine } from '../../api/cart/cart.ts';
import { useSoldOutDishes, useSoldOutChoices } from '../../api/ordering.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { cartTotalCents, withSoldOut } from './cart-totals.ts';
import * as words from './words.en.ts';

/**
 * The cart's part of the dock of narrow windows that are not low: how many dishes are in the cart (the
 * same number as on the badge), and what they cost. An empty cart has none, and neither has a page
 * that tells of a refused order (dock.css).
 */
export default function CartBar() {
  const { data: lines = [] } = useCart();
  return lines.length > 0 ? <Bar lines={lines} /> : null;
}

function Bar({ lines }: { lines: CartLine[] }) {
  const soldOut = { dishes: useSoldOutDishes() ?? [], choices: useSoldOutChoices() };
  const bar = useRoomAtBottom<HTMLElement>();
  const total = formatCents(cartTotalCents(withSoldOut(lines, soldOut)));
  return (
    <aside
      ref={bar}
      data-cart=""
      aria-label={words.title}
      className="pointer-events-auto flex-1 min-[75rem]:hidden low:hidden"
    >
      <Link
        to="/cart-page"
        className="pop flex min-h-[64px] items-center gap-3 rounded-pill bg-leaf-700 py-2 pe-[24px] ps-[12px] font-semibold text-on-leaf shadow-raised transition-colors hover:bg-leaf-800"
      >
        <span
          key={lines.length}
          className="dock-count pop grid size-[40px] shrink-0 place-items-center rounded-pill bg-card text-ink tabular-nums"
        >
          <span aria-hidden="true" translate="no">
            {lines.length}
          </span>
        </span>
        <span className="sr-only">{words.dishes(lines.length)}</span>
        <span className="min-w-0 flex-1 leading-tight">
          <span>{words.viewCart}</span>
          <span
            aria-hidden="true"
            className="dock-in-short"
            translate="no"
          >{` · ${lines.length}`}</span>
        </span>
        <span className="text-lg tabular-nums" translate="no">
          {total}
        </span>
      </Link>
    </aside>
  );
}
