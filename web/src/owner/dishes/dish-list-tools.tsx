import { categoryIds } from '@thymely/contract/ground/categories';
import { dishOrders } from '../../shared/dish-view.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { categoryChoices } from '../parts/dish/category-looks.ts';
import { TableTools } from '../parts/table-parts.tsx';
import { dishesShown, type DishListView } from './find-dishes.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';

const filterChoices = [{ value: '', label: words.allCategories }, ...categoryChoices];
const shownChoices = [{ value: '', label: words.allDishes }, ...dishesShown];

type DishListToolsProps = {
  view: DishListView;
  onChange: (changes: Partial<DishListView>) => void;
};

/** The search, filters and order of the list. */
export function DishListTools({ view, onChange }: DishListToolsProps) {
  return (
    <TableTools className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr_1fr] xl:grid-cols-[minmax(18.5rem,1fr)_auto_auto_auto]">
      <div className="col-span-full md:col-span-1">
        <TextField
          label={words.search}
          type="search"
          placeholder={words.searchPlaceholder}
          value={view.search}
          onChange={({ target }) => {
            onChange({ search: target.value });
          }}
        />
      </div>
      <SelectField
        label={dishWords.fields.category}
        options={filterChoices}
        value={view.category ?? ''}
        onChange={({ target }) => {
          onChange({ category: categoryIds.find((category) => category === target.value) });
        }}
      />
      <SelectField
        label={words.show}
        options={shownChoices}
        value={view.shown ?? ''}
        onChange={({ target }) => {
          onChange({ shown: dishesShown.find(({ value }) => value === target.value)?.value });
        }}
      />
      <div className="max-md:col-span-full">
        <SelectField
          label={words.sortBy}
          options={dishOrders}
          value={view.sort}
          onChange={({ target }) => {
            const chosen = dishOrders.find(({ value }) => value === target.value);
            if (chosen) onChange({ sort: chosen.value });
          }}
        />
      </div>
    </TableTools>
  );
}
