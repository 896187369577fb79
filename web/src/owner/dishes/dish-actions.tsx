import PencilIcon from 'lucide-react/icons/pencil';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import { RestButton } from './rest-button.tsx';
import * as words from './words.en.ts';

export type DishActionsProps = {
  dish: EditedDish;
  /** The list's query string, for the link from the dish back to the list. */
  listQuery: string;
  onDelete: () => void;
};

/** What can be done with a dish of the table. */
export function DishActions({ dish, listQuery, onDelete }: DishActionsProps) {
  return (
    <div className="flex items-center max-xl:-me-3.5 xl:gap-x-1">
      <ButtonLink
        to={`/dashboard/update-menu/${dish._id}`}
        state={{ listQuery }}
        tone="outline"
        size="small"
        aria-label={words.updateDish(dish.name)}
      >
        <PencilIcon className="size-4 max-xl:hidden" />
        {words.update}
      </ButtonLink>
      <RestButton dish={dish} isIconOnly className="px-2 max-xl:px-1" />
      <DeleteButton name={dish.name} isIconOnly onClick={onDelete} />
    </div>
  );
}
