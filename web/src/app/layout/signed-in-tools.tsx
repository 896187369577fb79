import { Suspense, useEffect, useState } from 'react';
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import { useCart } from '../../api/cart/cart.ts';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { OrderChipSlot } from '../slots/order-bar-slot.tsx';
import { OpensLater } from './opens-later.tsx';
import { accountDrawer } from './prepared-drawer.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as cartWords from './cart-words.en.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';

/** The open order, the cart with its badge, and the avatar that opens the drawer. */
export default function SignedInTools({ account }: { account: SignedInAccount }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void accountDrawer.prepare(), []);
  return (
    <>
      <OrderChipSlot />
      <CartLink />
      <button
        type="button"
        aria-label={words.account}
        aria-haspopup="dialog"
        className="shrink-0 rounded-pill"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Avatar photoUrl={account.photoUrl} className="size-[44px]" />
      </button>
      {isOpen && (
        <Suspense fallback={<OpensLater />}>
          <accountDrawer.Component
            account={account}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The link to the cart. The number of lines is not part of its name; a change is announced. */
function CartLink() {
  const { data: lines } = useCart();
  return (
    <span className="relative shrink-0">
      <Link
        to="/cart-page"
        aria-label={titles.cart}
        className="grid size-[44px] place-items-center rounded-pill bg-card shadow-card hover:text-leaf-700"
      >
        <ShoppingCartIcon />
      </Link>
      <span role="status" className="pointer-events-none absolute top-0 -end-1">
        {lines?.length === 0 && <span className="sr-only">{words.emptyCart}</span>}
        {lines !== undefined && lines.length > 0 && (
          <span
            key={lines.length}
            className="pop grid h-5 min-w-5 place-items-center rounded-pill bg-tomato px-1 text-xs font-bold text-on-tomato tabular-nums"
          >
            <WordsAround>
              {cartWords.inYourCart(
                <span key="number" translate="no">
                  {lines.length}
                </span>,
              )}
            </WordsAround>
          </span>
        )}
      </span>
    </span>
  );
}
