import type { EditProperties, EditProperty } from '../parts/edit-form/edit-properties.ts';
import type { CategoriesValues, CategoryValues } from './category-values.ts';
import * as words from './words.en.ts';

type CategoryProperty = EditProperty<CategoriesValues>;

/** Returns what two people can have set differently: each category, and their order. */
export function categoryPropertiesOf(values: CategoriesValues): EditProperties<CategoriesValues> {
  const each = values.categories.map((category, index): [string, CategoryProperty] => [
    `category ${keyOf(category)}`,
    categoryProperty(category, index),
  ]);
  // The order comes last, because it can only sort categories that are already there.
  return new Map([...each, ['order', orderProperty(values)]]);
}

/** Returns the ID, or the row's key for a category that was never saved. */
function keyOf({ id, key }: CategoryValues): string {
  return id ?? key;
}

function categoryProperty(category: CategoryValues, index: number): CategoryProperty {
  const isThis = (other: CategoryValues) => keyOf(other) === keyOf(category);
  const label = words.categoryChange(category.name);
  return {
    label,
    words: categoryInWords(category),
    value: JSON.stringify({ ...category, key: '' }),
    putInto: ({ categories }) => {
      const at = categories.findIndex(isThis);
      return {
        categories:
          at < 0 ? categories.toSpliced(index, 0, category) : categories.with(at, category),
      };
    },
    absent: {
      label,
      words: words.notAmongCategories,
      value: '',
      putInto: ({ categories }) => ({ categories: categories.filter((each) => !isThis(each)) }),
    },
  };
}

function categoryInWords({ name, one, tint, vessel, load, ...is }: CategoryValues): string {
  const facts = [
    one === '' || one === name ? name : `${name} (${one})`,
    words.colorOf(words.looks[tint]),
    words.plateOf(words.looks[vessel]),
    load !== '' && words.loadOf(load),
    is.hidden && words.hidden,
    is.carousel && words.inCarousel,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The order of the categories. Those that only one of two versions has do not affect it. */
function orderProperty({ categories }: CategoriesValues): CategoryProperty {
  const order = categories.map(keyOf);
  return {
    label: words.orderChange,
    words: categories.map(({ name }) => name).join(', '),
    value: JSON.stringify(order),
    isSame: (value) => {
      const other = JSON.parse(value) as string[];
      const inBoth = order.filter((key) => other.includes(key));
      return inBoth.join() === other.filter((key) => order.includes(key)).join();
    },
    putInto: (values) => ({ categories: inOrder(values.categories, order) }),
  };
}

/** Sorts the categories by an order; those that it does not name keep their place. */
function inOrder(categories: CategoryValues[], order: readonly string[]): CategoryValues[] {
  const placeOf = (category: CategoryValues) => order.indexOf(keyOf(category));
  const named = categories
    .filter((category) => placeOf(category) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return categories.map((each) => (placeOf(each) < 0 ? each : (named.shift() ?? each)));
}
