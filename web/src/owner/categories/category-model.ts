import * as v from 'valibot';
import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import { menuCategorySchema } from '@thymely/contract/categories/schema';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { EditModel, FieldFaults } from '../parts/edit-form/edit-model.ts';
import { windowFaultsOf } from '../parts/served/served-values.ts';
import { categoryPropertiesOf } from './category-properties.ts';
import { categoriesFrom, categoriesValuesOf, type CategoriesValues } from './category-values.ts';
import * as words from './words.en.ts';

/**
 * Describes how the categories are edited.
 *
 * @param named the IDs of categories that dishes name
 */
export function categoriesModel(
  named: readonly string[],
): EditModel<CategoriesValues, RevisedCategories> {
  return {
    start: (saved) => categoriesValuesOf(saved ?? { categories: [] }),
    tidied: (values) => categoriesValuesOf({ categories: categoriesFrom(values, named) }),
    faultsOf,
    isShownAtOnce: () => false,
    propertiesOf: categoryPropertiesOf,
    isNewer: (saved, base) => saved.revision > base.revision,
  };
}

/** Returns the faults by field, such as `categories.2.name`. */
function faultsOf(values: CategoriesValues): FieldFaults {
  const faults: FieldFaults = {};
  const names = values.categories.map(({ name }) => foldText(name.trim()));
  for (const [index, category] of categoriesFrom(values, []).entries()) {
    Object.assign(faults, windowFaultsOf(category.served ?? [], `categories.${index}.served`));
    for (const issue of v.safeParse(menuCategorySchema, category).issues ?? []) {
      const field = v.getDotPath(issue) ?? 'name';
      const message = field === 'load' ? words.loadRange(optionLimits.dishLoadMax) : issue.message;
      // An ID is made from the name, so its faults are not for people.
      if (field !== 'id') faults[`categories.${index}.${field}`] ??= message;
    }
    if (names[index] !== '' && names.indexOf(names[index] ?? '') < index) {
      faults[`categories.${index}.name`] = words.nameTwice;
    }
  }
  return faults;
}
