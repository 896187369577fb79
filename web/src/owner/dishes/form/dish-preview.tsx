import HeartIcon from 'lucide-react/icons/heart';
import { useCategories } from '../../../lib/categories.ts';
import { paintedPlateOf, pictureOf, type PicturedDish } from '../../../model/painted-plate.ts';
import { typedCents } from '../../parts/typed/typed-number.ts';
import {
  DishCardLayout,
  likeButtonClasses,
  Price,
  ServingLine,
} from '../../../shared/dish-card.tsx';
import { servingInWords } from '../../../shared/served/serving-in-words.ts';
import { filledIn } from '../../parts/served/served-values.ts';
import { minutesOfNotice } from '../../parts/dish/notice-values.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import type { DishValues } from '../../parts/dish/dish-values.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type DishPreviewProps = {
  /** The values as typed so far. */
  values: DishValues;
  /** The dish with the picture to show; its address is empty for none. */
  dish: PicturedDish;
};

/** The card that guests will see, updated while the dish is edited. */
export function DishPreview({ values, dish }: DishPreviewProps) {
  const { name, recipe } = values;
  const lowest = lowestOf(values);
  const categories = useCategories();
  const category = categories.find(values.category)?.id;
  const serving = servingInWords(servedAsTyped(values), categories);
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
          serving={serving === undefined ? undefined : <ServingLine>{serving}</ServingLine>}
          category={category}
          picture={{ src: pictureOf(dish), referrerPolicy: 'no-referrer' }}
          plate={paintedPlateOf(dish._id, category)}
          price={
            lowest === undefined ? (
              <p className="text-xl font-bold text-soft">{dishWords.fields.price}</p>
            ) : (
              <Price {...lowest} />
            )
          }
          likeButton={
            <span aria-hidden="true" className={likeButtonClasses}>
              <HeartIcon />
            </span>
          }
          orderButton={
            <span aria-hidden="true" className={buttonClasses({ tone: 'outline' })}>
              {words.addToCart}
            </span>
          }
        />
      </div>
    </section>
  );
}

/** Returns when the dish is served as far as that is filled in. */
function servedAsTyped({ category, served, noticeMinutes }: DishValues) {
  const windows = filledIn(served);
  const minutes = minutesOfNotice(noticeMinutes) ?? 0;
  return {
    category,
    ...(windows.length > 0 && { served: windows }),
    ...(minutes > 0 && { noticeMinutes: minutes }),
  };
}

/** Returns the lowest of the prices that are still being typed; undefined while none is a number. */
function lowestOf({ price, hasSizes, sizes }: DishValues) {
  const typed = hasSizes ? sizes.map((size) => size.price) : [price];
  const amounts = typed.map(typedCents).filter((cents) => cents >= 0);
  if (amounts.length === 0) return undefined;
  const cents = Math.min(...amounts);
  return { cents, isFrom: amounts.some((amount) => amount > cents) };
}
