import PencilIcon from 'lucide-react/icons/pencil';
import type { Category } from '@thymely/contract/ground/categories';
import { listFaultOf, useDeleteMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { useCategories } from '../../lib/categories.ts';
import { PortionsLeft } from '../../shared/kitchen/portions/portions-left.tsx';
import { pictureOf } from '../../model/painted-plate.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showAlert, showToast } from '../../ui/messages/messages.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { askToDeleteDish } from './ask-to-delete-dishes.ts';
import { NameAndRecipe } from './name-and-recipe.tsx';
import { PriceCell } from './price-cell.tsx';
import { RestButton } from './rest-button.tsx';
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx';
import type { Selection } from './use-selection.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type DishTableProps = {
  dishes: EditedDish[];
  /** The number of dishes on earlier pages. */
  start: number;
  /** The list's query string, for the link from a dish back to the list. */
  listQuery: string;
  selection: Selection;
};

const imageColumn: Column<EditedDish> = {
  header: dishWords.fields.image,
  isNarrow: true,
  inCard: 'picture',
  cell: (dish) => (
    <ListedDishPicture
      image={pictureOf(dish)}
      category={dish.category}
      className="size-13 rounded-sm md:size-10"
    />
  ),
};

const categoryColumn: Column<EditedDish> = {
  header: dishWords.fields.category,
  isNarrow: true,
  cell: ({ category }) => <CategoryChip category={category} />,
};

const priceColumn: Column<EditedDish> = {
  header: dishWords.fields.price,
  isNarrow: true,
  align: 'right',
  cell: (dish) => (
    // The cell is as wide as the field that replaces it.
    <span className="inline-flex items-center justify-end gap-x-2 md:min-w-24 md:max-xl:flex-col-reverse md:max-xl:items-end">
      <DishPortions dish={dish} />
      <PriceCell dish={dish} />
    </span>
  ),
};

export function DishTable({ dishes, start, listQuery, selection }: DishTableProps) {
  const askToDelete = useAskToDeleteDish();
  const columns: Column<EditedDish>[] = [
    {
      header: words.numberColumn,
      head: <PageCheckbox page={dishes} selection={selection} />,
      isNarrow: true,
      cardPlace: 'col-start-2 row-start-1 justify-self-end',
      cell: (dish, index) => (
        <span className="flex items-center gap-3">
          <RowCheckbox dish={dish} selection={selection} />
          <span className="text-soft tabular-nums max-xl:hidden" translate="no">
            {start + index + 1}
          </span>
        </span>
      ),
    },
    imageColumn,
    {
      header: words.nameColumn,
      // The name stands beside the checkbox.
      cardPlace: 'col-start-2 row-start-1 me-9 min-w-0 wrap-anywhere md:wrap-break-word',
      cell: (dish) => <NameAndRecipe {...dish} />,
    },
    categoryColumn,
    priceColumn,
    {
      header: words.actionColumn,
      isNarrow: true,
      inCard: 'actions',
      cell: (dish) => (
        <DishActions dish={dish} listQuery={listQuery} onDelete={() => void askToDelete(dish)} />
      ),
    },
  ];
  return (
    <Table
      caption={words.tableCaption}
      columns={columns}
      rows={dishes}
      keyOf={({ _id }) => _id}
      isDense
    />
  );
}

/** What is left of a dish and its sizes today. Nobody orders a dish that rests. */
function DishPortions({ dish: { _id: dish, name, sizes = [], resting } }: { dish: EditedDish }) {
  if (resting) return null;
  const ofSizes = sizes.map((size) => ({ dish, size: size.id, dishName: name, name: size.name }));
  return (
    <PortionsLeft
      item={{ dish, name }}
      sizes={ofSizes}
      tone="quiet"
      size="small"
      wordClassName=""
      className="min-w-9! px-2! md:max-xl:[&_svg]:hidden"
    />
  );
}

function CategoryChip({ category }: { category: Category }) {
  const { tint, one } = useCategories().of(category);
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-3 py-0.5 text-sm font-medium',
        `tint-${tint} bg-(--tint)`,
      )}
    >
      {one}
    </span>
  );
}

/** Deletes a dish from the menu once the person has confirmed it, and reports the outcome. */
function useAskToDeleteDish() {
  const { mutateAsync } = useDeleteMenuItem();
  return async (dish: EditedDish): Promise<void> => {
    if (!(await askToDeleteDish(dish))) return;
    try {
      await mutateAsync(dish);
      focusHeading();
      showAlert(words.deleted, words.deletedText);
    } catch (error) {
      showToast(listFaultOf(error), 'warning');
    }
  };
}

type DishActionsProps = { dish: EditedDish; listQuery: string; onDelete: () => void };

function DishActions({ dish, listQuery, onDelete }: DishActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 md:flex-nowrap md:justify-start md:gap-x-0 md:max-xl:-me-3.5 xl:gap-x-1">
      <ButtonLink
        to={`/dashboard/update-menu/${dish._id}`}
        state={{ listQuery }}
        tone="outline"
        size="small"
        aria-label={words.updateDish(dish.name)}
      >
        <PencilIcon className="size-4 max-[400px]:hidden md:max-xl:hidden" />
        {words.update}
      </ButtonLink>
      <RestButton dish={dish} />
      <DeleteButton name={dish.name} onClick={onDelete} />
    </div>
  );
}
