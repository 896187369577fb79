import { useMemo, useState } from 'react';
import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useSaveCategories } from '../../api/menu/category-editing.ts';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { ConflictChoice } from '../parts/edit-form/conflict-choice.tsx';
import { useEditForm } from '../parts/edit-form/use-edit-form.ts';
import { SaveBar } from '../parts/save-bar.tsx';
import { CategoryRows } from './category-rows.tsx';
import { categoriesModel } from './category-model.ts';
import { categoriesFrom, type CategoryValues } from './category-values.ts';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import * as words from './words.en.ts';

type CategoriesFormProps = {
  saved: RevisedCategories;
  /** The dishes, also those that rest. */
  menu: readonly MenuItem[];
};

/** All categories in one form, saved together. */
export function CategoriesForm({ saved, menu }: CategoriesFormProps) {
  const { mutateAsync: save } = useSaveCategories();
  const counts = useMemo(() => countsOf(menu), [menu]);
  const named = useMemo(() => [...counts.keys()], [counts]);
  const [toDelete, setToDelete] = useState<CategoryValues>();
  const form = useEditForm({
    model: useMemo(() => categoriesModel(named), [named]),
    saved,
    save: (values, base = saved) =>
      save({ revision: base.revision, categories: categoriesFrom(values, named) }),
    onSaved: () => undefined,
  });
  useUnsavedChanges(form.isDirty);
  return (
    <>
      <form {...form.formProps} className="grid min-w-0 gap-5">
        <ConflictChoice {...form} title={words.conflictTitle} theirName={words.theirs} />
        <CategoryRows {...form} counts={counts} onDelete={setToDelete} />
        <SaveBar
          label={words.save}
          form={form}
          savedWords={words.saved}
          onDiscard={() => void form.discard()}
        />
      </form>
      <DeleteCategoryDialog
        // One that is gone by now, by somebody else's press or an own one that got no answer, is not asked about.
        category={saved.categories.some(({ id }) => id === toDelete?.id) ? toDelete : undefined}
        dishes={counts.get(toDelete?.id ?? '') ?? 0}
        saved={saved}
        isDirty={form.isDirty}
        onClose={() => {
          setToDelete(undefined);
        }}
      />
    </>
  );
}

/** Counts the dishes of each category that has any. */
function countsOf(menu: readonly MenuItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of menu) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
