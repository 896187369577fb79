import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import HeartIcon from 'lucide-react/icons/heart';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { useCategories } from '../lib/categories.ts';
import { currencySign } from '../lib/currency.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../ui/classes.ts';
import { grayStyle } from '../ui/gray-style.ts';
import { paintedPlateOf, pictureOf } from '../model/painted-plate.ts';
import { CardOrder } from './card-order.tsx';
import { useCardState } from './card-state.tsx';
import { DishArt } from './dish-art.tsx';
import { DishLink } from './dish-link.tsx';
import { hasDearerSize } from './dish-price.tsx';
import { SoldOutWords } from './portions-day.tsx';
import { servingInWords } from './served/serving-in-words.ts';
import { useFirstTime } from './served/use-first-times.ts';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

type DishCardProps = {
  dish: MenuItem;
  /** Whether the dish is sold out today: its picture is gray, and its button is disabled. */
  isSoldOut: boolean;
  /** How many portions are left today, if few are; with 0 it can be ordered for other days. */
  left: number | undefined;
  /** Marks the searched words in a text. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Whether to mark a popular dish as a standout; redundant where all dishes are popular. */
  showsStandout?: boolean;
  /** Whether it is the first dish of its page; the pictures of all others are requested with low priority. */
  isFirst?: boolean;
};

const unmarked = (text: string): ReactNode => text;

/** A dish with its price and the button that orders it. A click anywhere else opens the dish. */
export function DishCard(props: DishCardProps) {
  const { dish, isSoldOut, left, mark = unmarked, showsStandout = false, isFirst = false } = props;
  const { name, recipe, category, sizes } = dish;
  const cents = centsFromPrice(dish.price);
  const noteId = useId();
  const categories = useCategories();
  const { carousel, one } = categories.of(category);
  const serving = servingInWords(dish, categories);
  const offReasonId = isSoldOut ? noteId : undefined;
  const isOut = isSoldOut || left === 0;
  const stock = isOut ? <SoldOutWords of={dish._id} /> : left && words.onlyLeft(left);
  return (
    <DishCardLayout
      recipe={recipe && mark(recipe)}
      serving={
        serving === undefined ? undefined : (
          <ServingLine id={`${noteId}-serving`}>{serving}</ServingLine>
        )
      }
      category={category}
      // The link covers the whole card below its buttons.
      name={
        <DishLink dishId={dish._id} className="after:absolute after:inset-0">
          {mark(name)}
        </DishLink>
      }
      picture={{
        src: pictureOf(dish),
        loading: 'lazy',
        ...(!isFirst && { fetchPriority: 'low' as const }),
        ...(isSoldOut && { style: grayStyle }),
      }}
      plate={paintedPlateOf(dish._id, category)}
      price={<Price cents={cents} isFrom={hasDearerSize(cents, sizes)} />}
      likeButton={<LikeButton dish={dish} />}
      note={
        <>
          {stock && <Note id={noteId} text={stock} tone={isOut ? 'text-tomato' : 'text-amber'} />}
          {!stock && showsStandout && carousel && <Note text={one} tone="text-amber" />}
        </>
      }
      orderButton={
        serving ? (
          <ServedOrder dish={dish} offReasonId={offReasonId} servingId={`${noteId}-serving`} />
        ) : (
          <CardOrder dish={dish} offReasonId={offReasonId} />
        )
      }
    />
  );
}

/** When the dish can be had, in a line before the recipe. */
export function ServingLine({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className="font-semibold">
      {children}
    </span>
  );
}

type ServedOrderProps = ComponentProps<typeof CardOrder> & {
  /** The ID of the line that says when the dish can be had. */
  servingId: string;
};

/** Orders a dish that cannot be had at any time, as long as some time that is offered suits it. */
function ServedOrder({ servingId, offReasonId, dish }: ServedOrderProps) {
  const isNever = useFirstTime(dish) === null;
  return <CardOrder dish={dish} offReasonId={offReasonId ?? (isNever ? servingId : undefined)} />;
}

type NoteProps = { id?: string; text: ReactNode; tone: string };

/** A note in the corner of the picture, or beside the price where the card is a row. */
function Note({ id, text, tone }: NoteProps) {
  return (
    <p
      id={id}
      className={classes(
        'pointer-events-none absolute top-4 start-4 rounded-pill bg-card px-3 py-1 text-sm font-semibold shadow-card',
        tone,
      )}
    >
      {text}
    </p>
  );
}

type DishCardLayoutProps = {
  name: ReactNode;
  recipe: ReactNode;
  /** When the dish can be had, if not always. It takes a line of the recipe. */
  serving?: Elements;
  /** The category, which sets the tint behind the picture; undefined while none is chosen. */
  category: Category | undefined;
  picture: ComponentProps<'img'>;
  /** The painted plate that replaces a missing picture. */
  plate: string;
  price: Elements;
  likeButton: Elements;
  /** The note in the corner of the picture. */
  note?: Elements;
  orderButton: Elements;
};

/**
 * The layout of a card. All cards have the same height, with two lines for the name and three for the
 * recipe, so that the page does not jump when dishes change places.
 */
export function DishCardLayout(props: DishCardLayoutProps) {
  const { name, recipe, serving, category, picture, plate, price, likeButton, note, orderButton } =
    props;
  const { tint } = useCategories().of(category);
  return (
    <article className="rise relative grid grid-rows-[auto_1fr_auto] rounded-lg bg-card shadow-card">
      <div
        className={classes(
          category ? `tint-${tint} tinted` : 'bg-sand',
          'grid h-48 place-items-center overflow-hidden rounded-t-lg',
        )}
      >
        <DishArt picture={picture} plate={plate} />
      </div>
      <div className="grid min-h-36 content-start gap-1.5 px-5 pt-5 wrap-anywhere">
        <h3 className="line-clamp-2 text-xl font-bold">{name}</h3>
        {serving ? (
          <p className="line-clamp-3 text-sm text-soft">
            {serving}
            <br />
            <span>{recipe}</span>
          </p>
        ) : (
          recipe && <p className="line-clamp-3 text-sm text-soft">{recipe}</p>
        )}
      </div>
      {likeButton}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 p-5 pt-4">
        <div className="flex flex-1 flex-wrap items-center gap-x-2">
          {price}
          {note}
        </div>
        {orderButton}
      </div>
    </article>
  );
}

export const likeButtonClasses =
  'absolute top-0 end-0 grid size-12 place-items-center rounded-se-lg rounded-es-lg border-b border-s border-hairline bg-card';

/** A button that likes a dish on this page only: nothing is sent or stored. */
function LikeButton({ dish }: { dish: MenuItem }) {
  const [isLiked, setIsLiked] = useCardState(dish._id, 'isLiked');
  return (
    <button
      type="button"
      aria-label={words.likeDish(dish.name)}
      aria-pressed={isLiked}
      className={classes(likeButtonClasses, isLiked ? 'text-tomato' : 'text-soft')}
      onClick={() => {
        setIsLiked(!isLiked);
      }}
    >
      {/* Each press renders a new element, so that the animation restarts. */}
      <span key={String(isLiked)} className={classes(isLiked && 'pop')}>
        <HeartIcon className={isLiked ? 'fill-current' : ''} />
      </span>
    </button>
  );
}

type PriceProps = {
  cents: number;
  /** Whether it is the lowest of several prices. */
  isFrom?: boolean;
};

/** A price with its currency sign in another color. */
export function Price({ cents, isFrom = false }: PriceProps) {
  const [before, after] = formatCents(cents).split(currencySign);
  const amount = (
    <span key="amount" translate="no">
      {before !== '' && <span>{before}</span>}
      <span className="text-tomato">{currencySign}</span>
      <span>{after}</span>
    </span>
  );
  return <p className="text-xl font-bold tabular-nums">{isFrom ? lowest(amount) : amount}</p>;
}

/** Returns an amount with the small words around it that say that it is the lowest. */
function lowest(amount: ReactElement): ReactNode {
  return words.fromPrice(amount).map((part) =>
    typeof part === 'string' ? (
      <span key={part} className="text-sm font-normal text-soft">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
