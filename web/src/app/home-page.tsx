import { Suspense } from 'react';
import { home } from '@brand/home.ts';
import { Categories } from '../diner/home/categories.tsx';
import { Hero } from '../diner/home/hero.tsx';
import { HeroPicture } from '../diner/home/hero-picture.tsx';
import { Services } from '../diner/home/services.tsx';
import { Testimonial } from '../diner/home/testimonial.tsx';
import { DishCardSkeleton } from '../shared/dish-card-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DishesWait } from './dishes-wait.tsx';
import { lazyExtraPart } from './lazy.tsx';
import { openingLine } from './slots/opening-line-part.tsx';

const StandoutDishes = lazyExtraPart(() => import('../diner/home/standout-dishes.tsx'), {
  withQueries: true,
});

const ThymeClock = lazyExtraPart(() => import('../diner/home/clock/thyme-clock.tsx'), {
  withQueries: true,
});

const HourLink = lazyExtraPart(() => import('../diner/home/clock/hour-link.tsx'), {
  withQueries: true,
});

const hourLink = (
  <Suspense>
    <HourLink />
  </Suspense>
);

const clock = (
  <Suspense fallback={<div className="clock" />}>
    <ThymeClock />
  </Suspense>
);

const carouselPlaces = (
  <div className="container-page h-[36rem] overflow-clip py-6 lg:py-8">
    <Skeleton className="h-12 w-64 max-w-full rounded-sm" />
    <div className="carousel mt-2 overflow-clip!">
      <ul>
        {['first', 'second', 'third'].map((slide) => (
          <li key={slide}>
            <DishCardSkeleton className="h-[26rem]" />
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const dishes = (
  <Suspense fallback={<DishesWait skeleton={carouselPlaces} />}>
    <StandoutDishes />
  </Suspense>
);

/** The home page; its clock and carousel are hydrated after the rest. */
export default function HomePage() {
  return (
    <>
      <Hero openingLine={openingLine} hourLink={hourLink} clock={clock} />
      {home.heroPicture && <HeroPicture text={home.heroPicture} />}
      {home.categories && <Categories {...home.categories} />}
      {dishes}
      {home.testimonial && <Testimonial {...home.testimonial} />}
      {home.services && <Services {...home.services} />}
    </>
  );
}
