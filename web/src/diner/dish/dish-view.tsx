import { useMemo, useState } from 'react';
import ClockIcon from 'lucide-react/icons/clock';
import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { outTodayOf, useLeftToday, useOrdering, useSoldOutDishes } from '../../api/ordering.ts';
import { useCategories } from '../../lib/categories.ts';
import { DishDeclaration } from '../../shared/diets/dish-declaration.tsx';
import { useNow } from '../../lib/use-now.ts';
import { comingTime } from '../../model/restaurant-time.ts';
import type { WantedDish } from '../../model/dish-entry.ts';
import { Price } from '../../shared/dish-card.tsx';
import { hasDearerSize } from '../../shared/dish-price.tsx';
import { useSoldOutWords } from '../../shared/portions-day.tsx';
import { servingInWords } from '../../shared/served/serving-in-words.ts';
import { useFirstTime } from '../../shared/served/use-first-times.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { DishNote } from './dish-note.tsx';
import { DishOptions } from './choices/dish-options.tsx';
import { DishPicture } from './dish-picture.tsx';
import { GoesWell } from './goes-well.tsx';
import { goesWellWith } from './goes-well-with.ts';
import { DishOrderBar } from './order-bar.tsx';
import { containedWith, undoneDiets } from './choices/undone-diets.ts';
import { useChoices, type Choices } from './choices/use-choices.ts';
import { useDishOrder } from './use-dish-order.ts';
import * as served from '../../shared/served/words.en.ts';
import * as words from './words.en.ts';

type DishViewProps = {
  dish: MenuItem;
  menu: readonly MenuItem[];
  /** The choices, note and quantity to start with. */
  wanted: WantedDish | undefined;
  /** Whether this is the dish's page, where its name is the heading. */
  isPage: boolean;
  onAdded: () => void;
};

/** On a desk, the picture fills the first screen and stays in sight while the rest of the page scrolls. */
const artOfPage =
  'lg:sticky lg:top-[var(--navbar)] lg:h-full lg:min-h-[clamp(35rem,100dvh_-_10rem,46rem)] lg:max-h-[calc(100dvh_-_var(--navbar))] lg:self-start';

/**
 * The details of a dish and the button that orders it: the same in the sheet and on its page. If
 * there is something to choose, the picture is a strip, and dish-sheet.css arranges the sheet.
 */
export function DishDetails({ dish, menu, wanted, isPage, onAdded }: DishViewProps) {
  const soldOut = useSoldOutDishes() ?? [];
  const { tint } = useCategories().of(dish.category);
  const isSoldOut = soldOut.includes(dish._id);
  const firstMs = useFirstTime(dish);
  const whyOff = useWhyOff(dish, { isSoldOut, firstMs });
  const options = useChoices(dish, wanted?.choices);
  const hasChoices = options.groups?.length !== 0;
  const { data: ordering } = useOrdering();
  const takesNotes = ordering?.notes !== false;
  const [written, setWritten] = useState(wanted?.note ?? '');
  const note = takesNotes ? written.trim() : '';
  const chosen = { choices: options.choices, note };
  const order = useDishOrder(dish, chosen, { wanted, onAdded });
  const pairings = useMemo(() => goesWellWith(dish, menu), [dish, menu]);
  return (
    <article
      className={classes(
        'grid grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_auto_1fr_auto]',
        `tint-${tint}`,
        !isPage && (hasChoices ? 'sheet-asking' : 'sheet-plain'),
      )}
    >
      <div data-part="lead" className="contents">
        <DishPicture
          dish={dish}
          isGray={isSoldOut}
          isStrip={hasChoices}
          isPage={isPage}
          className={classes(
            'md:row-span-4 md:h-auto md:min-h-140',
            hasChoices ? 'h-43' : 'h-75',
            isPage && artOfPage,
          )}
        />
        <DishWords dish={dish} options={options} isPage={isPage} firstMs={firstMs} />
      </div>
      <div
        data-part="ask"
        className="grid min-w-0 grid-cols-1 content-start gap-6 px-4 pt-5 md:px-7"
      >
        <Options dish={dish} options={options} />
        {takesNotes && <DishNote note={written} onChange={setWritten} />}
      </div>
      <GoesWell dishes={pairings} soldOut={outTodayOf(ordering)} isPage={isPage} />
      <DishOrderBar
        name={dish.name}
        unitCents={centsFromPrice(dish.price) + options.cents}
        isReady={options.groups !== undefined && order.isKnown}
        missing={options.missing}
        onOrder={() => {
          if (options.check()) order.order();
        }}
        order={order}
        whyOff={whyOff}
      />
    </article>
  );
}

/** Says why the dish cannot be ordered for any time that is offered; undefined while it can. */
function useWhyOff(
  { _id }: MenuItem,
  { isSoldOut, firstMs }: { isSoldOut: boolean; firstMs: number | null | undefined },
): string | undefined {
  const soldOutWords = useSoldOutWords(_id);
  if (isSoldOut) return soldOutWords;
  return firstMs === null ? served.notServedNow : undefined;
}

type DishWordsProps = Pick<DishViewProps, 'dish' | 'isPage'> & {
  options: Choices;
  firstMs: number | null | undefined;
};

function DishWords({ dish, options, isPage, firstMs }: DishWordsProps) {
  const { name, recipe, sizes } = dish;
  const cents = centsFromPrice(dish.price);
  const { groups = [], choices: chosen = [] } = options;
  const made = { groups, chosen };
  const declared = { diets: dish.diets, allergens: containedWith(dish, made) };
  const Name = isPage ? 'h1' : 'h2';
  return (
    <div data-part="words" className="grid min-w-0 content-start gap-2 px-4 pt-4 md:px-7 md:pt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Name
          dir="auto"
          tabIndex={-1}
          className="text-2xl font-bold wrap-anywhere outline-none md:text-3xl"
        >
          {name}
        </Name>
        <Price cents={cents} isFrom={hasDearerSize(cents, sizes)} />
      </div>
      {recipe && (
        <p dir="auto" className="leading-normal whitespace-pre-line text-soft wrap-anywhere">
          {recipe}
        </p>
      )}
      <Serving dish={dish} firstMs={firstMs} />
      <DishDeclaration declared={declared} undone={undoneDiets(dish, made)} />
      <p className="text-sm text-soft max-md:hidden">{words.tellAllergies}</p>
    </div>
  );
}

type ServingProps = Pick<DishWordsProps, 'dish' | 'firstMs'>;

/** When the dish can be had if not always, and the first time that can be ordered for. */
function Serving({ dish, firstMs }: ServingProps) {
  const serving = servingInWords(dish, useCategories());
  const zone = useOrdering().data?.timeZone;
  const nowMs = useNow(minuteMs);
  if (serving === undefined) return null;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
      <ClockIcon className="mt-0.5 size-4 text-leaf-700" />
      <p className="font-semibold">{serving}</p>
      <p className="col-start-2 min-h-5 text-soft">
        {firstMs && words.firstTime(comingTime(firstMs, { nowMs, zone }))}
      </p>
    </div>
  );
}

/** The options to choose from, as soon as they are known. */
function Options({ dish, options }: { dish: MenuItem; options: Choices }) {
  const left = useLeftToday();
  const { groups, choices = [], soldOut, fault, attempts, pick } = options;
  const { isFailed, isRetrying, retry } = options;
  if (groups) {
    const rest = { dish, groups, soldOut, left, fault, attempts };
    return <DishOptions chosen={choices} onPick={pick} {...rest} />;
  }
  if (!isFailed)
    return (
      <div className="grid h-40 content-start gap-5">
        <LineSkeletons lines={4} />
      </div>
    );
  return <ErrorState message={words.optionsFailed} busy={isRetrying} onRetry={retry} />;
}
