import type { Category } from '@thymely/contract/limits';
import { classes } from '../../../ui/classes.ts';
import { categoryDiscs, categoryNames } from '../category-looks.ts';

export function CategoryChip({ category }: { category: Category }) {
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-3 py-0.5 text-sm font-medium',
        categoryDiscs[category],
      )}
    >
      {categoryNames[category]}
    </span>
  );
}
