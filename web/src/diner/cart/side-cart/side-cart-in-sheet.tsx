import { SideCartContent } from './side-cart.tsx';
import { useSideCart } from './use-side-cart.ts';

type SideCartInSheetProps = {
  /** Called once a dish is gone, with the button that had the focus. */
  onRemoved: () => void;
};

/** What a visitor has kept, in the sheet of windows without the side cart. */
export default function SideCartInSheet({ onRemoved }: SideCartInSheetProps) {
  return <SideCartContent cart={useSideCart(onRemoved)} />;
}
