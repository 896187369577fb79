import type { EditProperties } from '../parts/edit-form/edit-properties.ts';
import { listPropertiesOf } from '../parts/edit-form/list-properties.ts';
import type { CategoriesValues, CategoryValues } from './category-values.ts';
import { windowsInWords } from '../parts/served/served-values.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';

/** Returns what two people can have set differently: each category, and their order. */
export function categoryPropertiesOf(values: CategoriesValues): EditProperties<CategoriesValues> {
  return listPropertiesOf(values, {
    rowsOf: ({ categories }) => categories,
    withRows: (_, categories) => ({ categories }),
    kind: 'category',
    nameOf: ({ name }) => name,
    rowInWords: categoryInWords,
    words: {
      rowChange: words.categoryChange,
      notInList: words.notAmongCategories,
      orderChange: words.orderChange,
    },
  });
}

function categoryInWords({ name, one, tint, vessel, load, ...is }: CategoryValues): string {
  const facts = [
    one === '' || one === name ? name : `${name} (${one})`,
    words.colorOf(words.looks[tint]),
    words.plateOf(words.looks[vessel]),
    load !== '' && dishWords.loadOf(load),
    is.served.length > 0 && words.servedAt(windowsInWords(is.served)),
    is.hidden && words.hidden,
    is.carousel && words.inCarousel,
  ];
  return facts.filter(Boolean).join(' · ');
}
