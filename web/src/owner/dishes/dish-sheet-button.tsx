import { useState } from 'react';
import EllipsisIcon from 'lucide-react/icons/ellipsis-vertical';
import PencilIcon from 'lucide-react/icons/pencil';
import { PortionsLeft } from '../../shared/kitchen/portions/portions-left.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import type { DishActionsProps } from './dish-actions.tsx';
import { limitableOf } from './limitable.ts';
import { RestButton } from './rest-button.tsx';
import * as words from './words.en.ts';

/** On a phone: opens the sheet of a dish. */
export function DishSheetButton(props: DishActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = props.dish;
  return (
    <>
      <IconButton
        label={words.actionsOf(name)}
        aria-haspopup="dialog"
        icon={<EllipsisIcon className="size-5" />}
        onClick={() => {
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <DishSheet
          {...props}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The recipe of a dish, and what can be done with it. */
function DishSheet({ dish, listQuery, onDelete, onClose }: DishActionsProps & SheetProps) {
  return (
    <Dialog open onClose={onClose} title={dish.name} variant="sheet">
      <p className="-mt-3 mb-4 text-soft wrap-anywhere">{dish.recipe}</p>
      <div className={lines}>
        <ButtonLink
          to={`/dashboard/update-menu/${dish._id}`}
          state={{ listQuery }}
          tone="quiet"
          aria-label={words.updateDish(dish.name)}
        >
          <PencilIcon />
          {words.update}
        </ButtonLink>
        <RestButton dish={dish} onPress={onClose} />
        {!dish.resting && <PortionsLeft {...limitableOf(dish)} tone="quiet" wordClassName="" />}
        <DeleteButton
          name={dish.name}
          onClick={() => {
            onClose();
            onDelete();
          }}
        />
      </div>
    </Dialog>
  );
}

type SheetProps = { onClose: () => void };

/** Each button has a line of its own, with its icon below the first letter of the name. */
const lines =
  '-mx-3 -mb-2 grid [&>:is(a,button)]:min-h-12 [&>:is(a,button)]:justify-start [&>:is(a,button)]:gap-3 [&>:is(a,button)]:px-3! [&>:is(a,button)]:text-base';
