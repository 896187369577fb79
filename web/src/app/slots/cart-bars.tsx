import CartBar from '../../diner/cart/cart-bar.tsx';
import UsualBar from '../../diner/orders/usual/usual-bar.tsx';

/** The bar that leads to the cart. On the menu, an empty cart has one with what the diner usually orders. */
export default function CartBars({ isMenu }: { isMenu: boolean }) {
  return (
    <>
      <CartBar />
      {isMenu && <UsualBar />}
    </>
  );
}
