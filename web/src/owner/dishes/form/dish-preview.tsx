import HeartIcon from 'lucide-react/icons/heart';
import { useCategories } from '../../../lib/categories.ts';
import { paintedPlateOf, pictureOf, type PicturedDish } from '../../../model/painted-plate.ts';
import { typedCents } from '../../parts/typed/typed-number.ts';
import { DishCardLayout, likeButtonClasses, Price } from '../../../shared/dish-card.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import type { DishValues } from '../../parts/dish/dish-values.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type DishPreviewProps = {
  /** The values as typed so far. */
  values: Partial<DishValues>;
  /** The dish with the picture to show; its address is empty for none. */
  dish: PicturedDish;
};

/** The card that guests will see, updated while the dish is edited. */
export function DishPreview({ values, dish }: DishPreviewProps) {
  const { name = '', recipe = '', price = '' } = values;
  const cents = centsOf(price);
  const category = useCategories().find(values.category)?.id;
  return (
    <section
      aria-labelledby="dish-preview"
      className="grid gap-3 min-[820px]:sticky min-[820px]:top-10"
    >
      <h2 id="dish-preview" className="text-sm font-semibold tracking-normal text-soft">
        {words.preview}
      </h2>
      <div className="max-w-80">
        <DishCardLayout
          name={name.trim() || <span className="text-soft">{words.namePreview}</span>}
          recipe={recipe.trim() || words.recipePreview}
          category={category}
          picture={{ src: pictureOf(dish), referrerPolicy: 'no-referrer' }}
          plate={paintedPlateOf(dish._id, category)}
          price={
            cents === undefined ? (
              <p className="text-xl font-bold text-soft">{dishWords.fields.price}</p>
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
              {words.addToCart}
            </span>
          }
        />
      </div>
    </section>
  );
}

/** Returns the cents of a price that is still being typed; undefined while it is not a number. */
function centsOf(typed: string): number | undefined {
  const cents = typedCents(typed);
  return cents >= 0 ? cents : undefined;
}
