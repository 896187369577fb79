import XIcon from 'lucide-react/icons/x';
import { IconButton } from '../../ui/icon-button.tsx';
import { DishDetails } from './dish-details.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { useDish } from './use-dish.ts';
import { useCloseDish } from './use-close-dish.ts';

/** A dish on top of the page: from below on phones, in the middle where there is room. */
export default function DishSheet({ dishId }: { dishId: string }) {
  const close = useCloseDish();
  const shown = useDish(dishId);
  return (
    <SheetDialog label={shown.status === 'found' ? shown.dish.name : 'Dish'} onClose={close}>
      <IconButton
        label="Close"
        icon={<XIcon />}
        className="absolute top-3 right-3 z-10 bg-card shadow-card"
        onClick={close}
      />
      <DishDetails key={dishId} shown={shown} />
    </SheetDialog>
  );
}
