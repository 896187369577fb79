import { useRef } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { ArrangedRows, type RowTools } from '../../ui/arranged-rows/arranged-rows.tsx';
import { moved } from '../../ui/arranged-rows/moved.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { Section } from '../parts/section.tsx';
import { CategoryRow } from './category-row.tsx';
import { emptyCategory, type CategoriesValues, type CategoryValues } from './category-values.ts';
import * as words from './words.en.ts';

type CategoryRowsProps = {
  values: CategoriesValues;
  faults: FieldFaults;
  change: (changes: CategoriesValues) => void;
  /** How many dishes each category has, if it has any. */
  counts: ReadonlyMap<string, number>;
  /** Called for a category with dishes, which have to go somewhere first. */
  onDelete: (category: CategoryValues) => void;
};

/** The categories in the order in which guests see them. */
export function CategoryRows(props: CategoryRowsProps) {
  const { values, faults, change, counts } = props;
  const { categories } = values;
  const { adder, add, remove } = useRowActions(props);
  const row = (category: CategoryValues, { handle, buttons }: RowTools) => {
    const index = categories.indexOf(category);
    return (
      <CategoryRow
        category={category}
        faults={faults}
        name={`categories.${index}`}
        dishes={counts.get(category.id ?? '') ?? 0}
        handle={handle}
        actions={
          <>
            {buttons}
            <IconButton
              label={words.remove(nameOf(category, index))}
              icon={<Trash2Icon className="size-5" />}
              disabled={categories.length === 1}
              onClick={() => {
                remove(category);
              }}
            />
          </>
        }
        onChange={(changes) => {
          change({ categories: changed(categories, index, changes) });
        }}
      />
    );
  };
  return (
    <Section title={words.listTitle} text={words.listText} fault={faults['categories']}>
      <ArrangedRows
        items={categories}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onMove={(from, to) => {
          change({ categories: moved(categories, from, to) });
        }}
        className="grid divide-y divide-hairline border-y border-hairline"
        rowClassName="py-5"
        row={row}
      />
      {categories.length < categoryLimits.categories ? (
        <Button ref={adder} tone="outline" className="justify-self-start" onClick={add}>
          <PlusIcon />
          {words.addCategory}
        </Button>
      ) : (
        <p className="text-sm text-soft">{words.categoriesLimit(categoryLimits.categories)}</p>
      )}
    </Section>
  );
}

/** The actions on the rows, which also move the focus. */
function useRowActions({ values, change, counts, onDelete }: CategoryRowsProps) {
  const { categories } = values;
  const adder = useRef<HTMLButtonElement>(null);
  return {
    adder,
    add: () => {
      change({ categories: [...categories, emptyCategory()] });
      const name = `categories.${categories.length}.name`;
      focusSoon(() => document.querySelector<HTMLElement>(`[name="${name}"]`));
    },
    remove: (category: CategoryValues) => {
      if (counts.has(category.id ?? '')) {
        onDelete(category);
        return;
      }
      change({ categories: categories.filter(({ key }) => key !== category.key) });
      focusSoon(() => adder.current);
    },
  };
}

/** What a category is called in the names of its controls. */
function nameOf({ name }: CategoryValues, index: number): string {
  return name || words.unnamed(index + 1);
}

/** Returns the categories with one changed. Only one of them is in the carousel. */
function changed(
  categories: readonly CategoryValues[],
  index: number,
  changes: Partial<CategoryValues>,
): CategoryValues[] {
  return categories.map((category, at) => {
    if (at === index) return { ...category, ...changes };
    return changes.carousel ? { ...category, carousel: false } : category;
  });
}
