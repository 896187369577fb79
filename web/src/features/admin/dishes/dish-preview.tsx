import HeartIcon from 'lucide-react/icons/heart';
import { categories } from '@thymely/contract/limits';
import { centsFromPrice } from '@thymely/contract/money';
import { parsePrice } from '@thymely/contract/parse-price';
import { categoryTints } from '../../../ui/category-tints.ts';
import { classes } from '../../../ui/classes.ts';
import { Price } from '../../../ui/price.tsx';
import { DishPicture } from './dish-picture.tsx';
import type { DishValues } from './dish-values.ts';

type DishPreviewProps = {
  /** As typed so far. */
  values: Partial<DishValues>;
  /** Empty for none. */
  picture: string;
};

/** The card that guests will see, while the dish is being written. */
export function DishPreview({ values, picture }: DishPreviewProps) {
  const { name = '', recipe = '', price = '' } = values;
  const cents = centsOf(price);
  const category = categories.find((known) => known === values.category);
  return (
    <section aria-labelledby="dish-preview" className="grid gap-3 xl:sticky xl:top-10">
      <h2 id="dish-preview" className="text-sm font-semibold tracking-normal text-soft">
        Card preview
      </h2>
      <div className="relative max-w-80 rounded-lg bg-card shadow-card">
        <div
          className={classes(
            'grid h-48 place-items-center rounded-t-lg',
            category ? `${categoryTints[category]} tinted` : 'bg-sand',
          )}
        >
          <div className={classes('grid size-38 place-items-center', category && 'tint-disc')}>
            <DishPicture
              image={picture || undefined}
              category="bare"
              className={classes('size-32', picture !== '' && 'lifted overflow-visible')}
              pictureClassName="size-32"
            />
          </div>
        </div>
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 grid size-12 place-items-center rounded-tr-lg rounded-bl-lg bg-leaf-700 text-on-leaf"
        >
          <HeartIcon />
        </span>
        <div className="grid gap-1.5 px-5 pt-5 wrap-anywhere">
          <p className="text-xl leading-tight font-bold">
            {name.trim() || <span className="text-soft">Dish name</span>}
          </p>
          <p className="line-clamp-2 text-sm text-soft">
            {recipe.trim() || "What's in it, in a line or two."}
          </p>
        </div>
        <div className="flex items-center justify-between gap-3 p-5 pt-4">
          {cents === undefined ? (
            <p className="text-xl font-bold text-soft">Price</p>
          ) : (
            <Price cents={cents} />
          )}
          <span
            aria-hidden="true"
            className="inline-flex min-h-11 items-center rounded-pill bg-leaf-700 px-5 font-semibold text-on-leaf"
          >
            Add to Cart
          </span>
        </div>
      </div>
    </section>
  );
}

/** A price that is still being typed: none for what is not a number yet. */
function centsOf(typed: string): number | undefined {
  const parsed = parsePrice(typed);
  return 'price' in parsed && parsed.price >= 0 ? centsFromPrice(parsed.price) : undefined;
}
