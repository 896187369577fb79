import HeartIcon from 'lucide-react/icons/heart';
import { categoryIds } from '@thymely/contract/ground/categories';
import { centsFromPrice } from '@thymely/contract/ground/money';
import { parsePrice } from '@thymely/contract/ground/parse-price';
import { DishCardLayout, likeButtonClasses, Price } from '../../../shared/dish-card.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import type { DishValues } from '../../parts/dish/dish-values.ts';

type DishPreviewProps = {
  /** The values as typed so far. */
  values: Partial<DishValues>;
  /** The address of the picture; empty for none. */
  picture: string;
};

/** The card that guests will see, updated while the dish is edited. */
export function DishPreview({ values, picture }: DishPreviewProps) {
  const { name = '', recipe = '', price = '' } = values;
  const cents = centsOf(price);
  const category = categoryIds.find((known) => known === values.category);
  return (
    <section
      aria-labelledby="dish-preview"
      className="grid gap-3 min-[820px]:sticky min-[820px]:top-10"
    >
      <h2 id="dish-preview" className="text-sm font-semibold tracking-normal text-soft">
        Card preview
      </h2>
      <div className="max-w-80">
        <DishCardLayout
          name={name.trim() || <span className="text-soft">Dish name</span>}
          recipe={recipe.trim() || "What's in it, in a line or two."}
          category={category}
          picture={{ src: picture, referrerPolicy: 'no-referrer' }}
          price={
            cents === undefined ? (
              <p className="text-xl font-bold text-soft">Price</p>
            ) : (
              <Price cents={cents} />
            )
          }
          likeButton={
            <span aria-hidden="true" className={likeButtonClasses}>
              <HeartIcon />
            </span>
          }
          orderButton={
            <span aria-hidden="true" className={buttonClasses({})}>
              Add to Cart
            </span>
          }
        />
      </div>
    </section>
  );
}

/** Returns the cents of a price that is still being typed; undefined while it is not a number. */
function centsOf(typed: string): number | undefined {
  const parsed = parsePrice(typed);
  return 'price' in parsed && parsed.price >= 0 ? centsFromPrice(parsed.price) : undefined;
}
