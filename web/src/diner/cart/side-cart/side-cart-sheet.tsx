import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SideCartContent } from './side-cart.tsx';
import { useSideCart } from './use-side-cart.ts';
import * as words from '../words.en.ts';

/** What a visitor has kept, in windows without the side cart. */
export default function SideCartSheet({ onClose }: { onClose: () => void }) {
  const cart = useSideCart(onClose);
  return (
    <Dialog open onClose={onClose} title={words.keptDishes} variant="sheet">
      <div className="-mx-6 -mb-6 grid *:px-6!">
        <SideCartContent cart={cart} />
      </div>
    </Dialog>
  );
}
