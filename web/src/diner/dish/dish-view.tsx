import { useMemo, useState } from 'react';
import { categories } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/money';
import { useOrdering, useSoldOutDishes } from '../../api/ordering.ts';
import { DishDeclaration } from '../../shared/diets/dish-declaration.tsx';
import type { WantedDish } from '../../model/dish-entry.ts';
import { Price } from '../../shared/dish-card.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DishNote } from './dish-note.tsx';
import { DishOptions } from './dish-options.tsx';
import { DishPicture } from './dish-picture.tsx';
import { GoesWell } from './goes-well.tsx';
import { goesWellWith } from './goes-well-with.ts';
import { DishOrderBar } from './order-bar.tsx';
import { useChoices, type Choices } from './use-choices.ts';
import { useDishOrder } from './use-dish-order.ts';

type DishViewProps = {
  dish: MenuItem;
  menu: readonly MenuItem[];
  /** The choices, note and quantity to start with. */
  wanted: WantedDish | undefined;
  /** Whether this is the dish's page, where its name is the heading. */
  isPage: boolean;
  onAdded: () => void;
};

/** The details of a dish and the button that orders it: the same in the sheet and on its page. */
export function DishDetails({ dish, menu, wanted, isPage, onAdded }: DishViewProps) {
  const soldOut = useSoldOutDishes() ?? [];
  const isSoldOut = soldOut.includes(dish._id);
  const options = useChoices(dish, wanted?.choices);
  const takesNotes = useOrdering().data?.notes !== false;
  const [written, setWritten] = useState(wanted?.note ?? '');
  const note = takesNotes ? written.trim() : '';
  const chosen = { choices: options.choices, note };
  const order = useDishOrder(dish, chosen, { quantity: wanted?.quantity, onAdded });
  const pairings = useMemo(() => goesWellWith(dish, menu), [dish, menu]);
  return (
    <article className="grid grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <DishPicture
        dish={dish}
        isGray={isSoldOut}
        className={classes('h-75 md:h-140', isPage ? 'md:h-auto' : 'md:sticky md:top-0')}
      />
      <div className="flex min-w-0 flex-col md:min-h-140">
        <div className="grid flex-1 grid-cols-1 content-start gap-5 px-4 py-5 md:p-7">
          <DishWords dish={dish} isPage={isPage} />
          <Options options={options} isDeclared={dish.allergens !== undefined} />
          {takesNotes && <DishNote note={written} onChange={setWritten} />}
          <GoesWell dishes={pairings} soldOut={soldOut} isPage={isPage} />
        </div>
        <DishOrderBar
          name={dish.name}
          unitCents={centsFromPrice(dish.price) + options.cents}
          isReady={options.groups !== undefined}
          onOrder={() => {
            if (options.check()) order.order();
          }}
          order={order}
          isSoldOut={isSoldOut}
        />
      </div>
    </article>
  );
}

function DishWords({ dish, isPage }: Pick<DishViewProps, 'dish' | 'isPage'>) {
  const { name, recipe, category, price } = dish;
  const Name = isPage ? 'h1' : 'h2';
  return (
    <>
      <div className="grid gap-2">
        <p className="eyebrow">{categories[category].label}</p>
        <Name
          dir="auto"
          tabIndex={-1}
          className="text-3xl font-bold wrap-anywhere outline-none md:pr-10"
        >
          {name}
        </Name>
        <Price cents={centsFromPrice(price)} />
      </div>
      <p dir="auto" className="whitespace-pre-line text-soft wrap-anywhere">
        {recipe}
      </p>
      <DishDeclaration declared={dish} />
    </>
  );
}

/** The options to choose from, as soon as they are known. */
function Options({ options, isDeclared }: { options: Choices; isDeclared: boolean }) {
  const { groups, choices = [], soldOut, fault, attempts, pick } = options;
  const { isFailed, isRetrying, retry } = options;
  if (groups) {
    const rest = { groups, soldOut, fault, isDeclared, attempts };
    return <DishOptions chosen={choices} onPick={pick} {...rest} />;
  }
  if (!isFailed) return <Skeleton className="h-40" />;
  const message = "We couldn't load what you can choose with this dish.";
  return <ErrorState message={message} busy={isRetrying} onRetry={retry} />;
}
