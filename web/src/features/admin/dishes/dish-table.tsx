import PencilIcon from 'lucide-react/icons/pencil';
import { categories, type Category } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';
import { useDeleteMenuItem } from '../../../api/menu-editing.ts';
import { formatCents } from '../../../lib/format-price.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { askToDelete } from '../../../shared/ask-to-delete.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { showAlert, showToast } from '../../../ui/messages.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { categoryDiscs } from '../category-looks.ts';
import { DeleteButton } from '../delete-button.tsx';
import { DishPicture } from './dish-picture.tsx';

type DishTableProps = {
  dishes: MenuItem[];
  /** How many dishes come before the first one. */
  start: number;
  /** The list's query string, for the link back from a dish. */
  listQuery: string;
};

export function DishTable({ dishes, start, listQuery }: DishTableProps) {
  const askToDelete = useAskToDeleteDish();
  const columns: Column<MenuItem>[] = [
    {
      header: '#',
      isNarrow: true,
      inCard: 'none',
      cell: (_, index) => <span className="text-soft tabular-nums">{start + index + 1}</span>,
    },
    {
      header: 'Image',
      isNarrow: true,
      inCard: 'picture',
      cell: ({ image, category }) => (
        <DishPicture
          image={image}
          category={category}
          className="size-13 rounded-sm md:size-10"
          pictureClassName="size-10 md:size-8"
        />
      ),
    },
    {
      header: 'Item Name',
      inCard: 'title',
      cell: (dish) => <NameAndRecipe {...dish} />,
    },
    {
      header: 'Category',
      isNarrow: true,
      cell: ({ category }) => <CategoryChip category={category} />,
    },
    {
      header: 'Price',
      isNarrow: true,
      align: 'right',
      cell: ({ price }) => (
        <span className="font-semibold tabular-nums">{formatCents(centsFromPrice(price))}</span>
      ),
    },
    {
      header: 'Action',
      isNarrow: true,
      inCard: 'actions',
      cell: (dish) => (
        <DishActions {...{ dish, listQuery }} onDelete={() => void askToDelete(dish)} />
      ),
    },
  ];
  return (
    <Table caption="Menu items" columns={columns} rows={dishes} keyOf={({ _id }) => _id} isDense />
  );
}

function NameAndRecipe({ name, recipe }: Pick<MenuItem, 'name' | 'recipe'>) {
  return (
    <>
      <span className="block leading-snug font-semibold wrap-anywhere">{name}</span>
      <span className="line-clamp-1 text-sm leading-snug text-soft">{recipe}</span>
    </>
  );
}

function CategoryChip({ category }: { category: Category }) {
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-3 py-0.5 text-sm font-medium',
        categoryDiscs[category],
      )}
    >
      {categories[category].label}
    </span>
  );
}

/** Deletes a dish from the menu once the person has confirmed it, and reports the outcome. */
function useAskToDeleteDish() {
  const { mutateAsync } = useDeleteMenuItem();
  return async (dish: MenuItem): Promise<void> => {
    const { name, image } = dish;
    if (!(await askToDelete({ name, image }))) return;
    try {
      await mutateAsync(dish);
      focusHeading();
      showAlert('Deleted!', 'Your file has been deleted.');
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
}

type DishActionsProps = { dish: MenuItem; listQuery: string; onDelete: () => void };

function DishActions({ dish, listQuery, onDelete }: DishActionsProps) {
  return (
    <div className="flex items-center justify-between gap-2 md:justify-start">
      <ButtonLink
        to={`/dashboard/update-menu/${dish._id}`}
        state={{ listQuery }}
        tone="outline"
        size="small"
        aria-label={`Update ${dish.name}`}
      >
        <PencilIcon className="size-4" />
        Update
      </ButtonLink>
      <DeleteButton name={dish.name} onClick={onDelete} />
    </div>
  );
}
