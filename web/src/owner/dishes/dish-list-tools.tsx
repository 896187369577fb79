import { useCategories } from '../../lib/categories.ts';
import { dishOrders } from '../../shared/dish-view.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { categoryChoices } from '../parts/dish/category-looks.ts';
import { FilterBar } from '../parts/filter-bar.tsx';
import { dishesShown, type DishListView } from './find-dishes.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';

const shownChoices = [{ value: '', label: words.allDishes }, ...dishesShown];

type DishListToolsProps = {
  view: DishListView;
  onChange: (changes: Partial<DishListView>) => void;
};

/** The search, filters and order of the list. */
export function DishListTools({ view, onChange }: DishListToolsProps) {
  const { search, category, shown, sort } = view;
  const categories = useCategories();
  return (
    <FilterBar
      first={
        <TextField
          label={words.search}
          type="search"
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={({ target }) => {
            onChange({ search: target.value });
          }}
        />
      }
      count={[category, shown].filter(Boolean).length}
    >
      <SelectField
        label={dishWords.fields.category}
        options={[{ value: '', label: words.allCategories }, ...categoryChoices(categories)]}
        value={category ?? ''}
        onChange={({ target }) => {
          onChange({ category: categories.find(target.value)?.id });
        }}
      />
      <SelectField
        label={words.show}
        options={shownChoices}
        value={shown ?? ''}
        onChange={({ target }) => {
          onChange({ shown: dishesShown.find(({ value }) => value === target.value)?.value });
        }}
      />
      <SelectField
        label={words.sortBy}
        options={dishOrders}
        value={sort}
        onChange={({ target }) => {
          const chosen = dishOrders.find(({ value }) => value === target.value);
          if (chosen) onChange({ sort: chosen.value });
        }}
      />
    </FilterBar>
  );
}
