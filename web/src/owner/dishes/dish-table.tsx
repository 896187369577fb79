import type { Category } from '@thymely/contract/ground/categories';
import { listFaultOf, useDeleteMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { usePortionsLeft } from '../../api/portions.ts';
import { useCategories } from '../../lib/categories.ts';
import { phoneWindow, useMedia } from '../../lib/use-media.ts';
import { PortionsLeft } from '../../shared/kitchen/portions/portions-left.tsx';
import { pictureOf } from '../../model/painted-plate.ts';
import { classes } from '../../ui/classes.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showAlert, showToast } from '../../ui/messages/messages.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { askToDeleteDish } from './ask-to-delete-dishes.ts';
import { DishActions } from './dish-actions.tsx';
import { limitableOf } from './limitable.ts';
import { DishSheetButton } from './dish-sheet-button.tsx';
import { NameAndRecipe, NameLink } from './name-and-recipe.tsx';
import { PriceCell } from './price-cell.tsx';
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

/**
 * The dishes of a page. On a phone, a row has what tells dishes apart, and one button for the sheet
 * with everything else.
 */
export function DishTable({ dishes, start, listQuery, selection }: DishTableProps) {
  const askToDelete = useAskToDeleteDish();
  const isPhone = useMedia(phoneWindow);
  const columns: Column<EditedDish>[] = [
    {
      header: words.numberColumn,
      head: <PageCheckbox page={dishes} selection={selection} />,
      isNarrow: true,
      cardPlace: '-me-2 col-start-1 row-span-2 row-start-1 mt-3.5 self-start',
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
      cardPlace: 'col-span-2 col-start-3 row-start-1 min-w-0 wrap-anywhere md:wrap-break-word',
      cell: (dish) =>
        isPhone ? <NameLink dish={dish} listQuery={listQuery} /> : <NameAndRecipe {...dish} />,
    },
    categoryColumn,
    {
      header: dishWords.fields.price,
      isNarrow: true,
      align: 'right',
      cardPlace:
        'col-start-4 row-start-2 min-w-0 justify-self-end has-[[role=alert]]:col-span-2 has-[[role=alert]]:col-start-3 max-[22rem]:col-start-3 max-[22rem]:row-start-3 max-[22rem]:justify-self-start',
      cell: (dish) => <PriceAndPortions dish={dish} isPhone={isPhone} />,
    },
    {
      header: words.actionColumn,
      isNarrow: true,
      cardPlace:
        '-ms-1 col-start-5 row-span-2 row-start-1 mt-3.5 self-start max-[22rem]:row-span-3',
      cell: (dish) => {
        const actions = { dish, listQuery, onDelete: () => void askToDelete(dish) };
        return isPhone ? <DishSheetButton {...actions} /> : <DishActions {...actions} />;
      },
    },
  ];
  return (
    <Table
      caption={words.tableCaption}
      columns={columns}
      rows={dishes}
      keyOf={({ _id }) => _id}
      cardLayout="grid-cols-[auto_auto_auto_minmax(0,1fr)_auto] gap-x-2 ps-0.5 pb-1.5"
      isDense
      isOneCard
    />
  );
}

const imageColumn: Column<EditedDish> = {
  header: dishWords.fields.image,
  isNarrow: true,
  cardPlace: 'col-start-2 row-span-2 row-start-1 mt-3 self-start',
  cell: (dish) => (
    <ListedDishPicture
      image={pictureOf(dish)}
      category={dish.category}
      className="size-12 rounded-sm md:size-10"
    />
  ),
};

const categoryColumn: Column<EditedDish> = {
  header: dishWords.fields.category,
  isNarrow: true,
  cardPlace: 'col-start-3 row-start-2 min-w-0 self-start pt-1.5 pointer-coarse:pt-2.5',
  cell: ({ category }) => <CategoryChip category={category} />,
};

type PriceAndPortionsProps = { dish: EditedDish; isPhone: boolean };

function PriceAndPortions({ dish, isPhone }: PriceAndPortionsProps) {
  return (
    // The cell is as wide as the field that replaces it.
    <span className="inline-flex items-center justify-end gap-x-2 max-md:flex-wrap md:min-w-24 md:max-xl:flex-col-reverse md:max-xl:items-end">
      <DishPortions dish={dish} isPhone={isPhone} />
      <span className="text-end xl:min-w-24">
        <PriceCell dish={dish} />
      </span>
    </span>
  );
}

/** What is left of a dish and its sizes today; on a phone only if there is a limit. Nobody orders a dish that rests. */
function DishPortions({ dish, isPhone }: PriceAndPortionsProps) {
  const limitable = limitableOf(dish);
  const left = usePortionsLeft(limitable.item);
  if (dish.resting || (isPhone && left === undefined)) return null;
  return (
    <PortionsLeft
      {...limitable}
      tone="quiet"
      size="small"
      wordClassName="underline decoration-line decoration-dotted underline-offset-4"
      className="min-w-9! px-2! md:max-xl:-me-2 [&_svg]:hidden"
    />
  );
}

function CategoryChip({ category }: { category: Category }) {
  const { tint, one } = useCategories().of(category);
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-2.5 py-0.5 text-sm font-medium md:px-3',
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
