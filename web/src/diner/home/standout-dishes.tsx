import { memo, useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { home } from '@brand/home.ts';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, standoutDishesQuery } from '../../api/menu/menu.ts';
import { useLeftToday, useSoldOutDishes, type LeftToday } from '../../api/ordering.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { DishCard } from '../../shared/dish-card.tsx';
import { Carousel } from './carousel.tsx';
import { SectionTitle } from './section-title.tsx';
import * as words from './carousel-words.en.ts';

/** The number of dishes in the prerendered page: more are never in view before it is hydrated. */
const prerenderedDishes = 3;

/** The carousel of popular dishes. Without any, it renders nothing. */
export default function StandoutDishes() {
  const dishes = useStandoutDishes();
  const soldOut = useSoldOutDishes() ?? noneSoldOut;
  const left = useLeftToday();
  // The cards follow what has become known in small pieces, between which the page answers.
  return (
    <DishCarousel
      dishes={useDeferredValue(dishes)}
      soldOut={useDeferredValue(soldOut)}
      left={useDeferredValue(left)}
    />
  );
}

const noneSoldOut: readonly string[] = [];

type DishCarouselProps = { dishes: MenuItem[]; soldOut: readonly string[]; left: LeftToday };

const DishCarousel = memo(function DishCarousel({ dishes, soldOut, left }: DishCarouselProps) {
  if (dishes.length === 0) return null;
  return (
    <Carousel
      label={words.standouts}
      title={<SectionTitle {...home.standouts} />}
      names={{ previous: words.previousDishes, next: words.nextDishes }}
      // After a dish is deleted, the next slide gets a new element, so that none moves.
      slides={dishes.map((dish, place) => ({
        key: `${place} ${dish._id}`,
        content: (
          <DishCard dish={dish} isSoldOut={soldOut.includes(dish._id)} left={left.get(dish._id)} />
        ),
      }))}
    />
  );
});

const noDishes: MenuItem[] = [];

/** Returns the carousel's dishes: first from the built menu, then updated from the live menu. */
function useStandoutDishes(): MenuItem[] {
  const { data: built = noDishes } = useQuery(standoutDishesQuery);
  const { data: live } = useQuery(menuQuery);
  // Another part that was hydrated before may have the live menu already.
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? withLiveMenu(built, live) : built.slice(0, prerenderedDishes)),
    [built, live, isHydrated],
  );
}

/** Returns the dishes as on the live menu, without those that are no longer on it. */
export function withLiveMenu(built: MenuItem[], live: MenuItem[] | undefined): MenuItem[] {
  if (!live) return built;
  const byId = new Map(live.map((dish) => [dish._id, dish]));
  return built.flatMap(({ _id }) => byId.get(_id) ?? []);
}
