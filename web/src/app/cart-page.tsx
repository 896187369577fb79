import { QueryScope } from '../api/query-scope.tsx';
import { CartScreen } from '../features/cart/cart-screen.tsx';

export default function CartPage() {
  return (
    <QueryScope>
      <CartScreen />
    </QueryScope>
  );
}
