import { Suspense } from 'react';
import { home } from '@brand/home.ts';
import { Categories } from '../diner/home/categories.tsx';
import { Hero } from '../diner/home/hero.tsx';
import { HeroPicture } from '../diner/home/hero-picture.tsx';
import { Services } from '../diner/home/services.tsx';
import { Testimonial } from '../diner/home/testimonial.tsx';
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

const dishes = (
  <Suspense
    fallback={
      <DishesWait skeleton={<Skeleton className="container-page h-[36rem] rounded-sm" />} />
    }
  >
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
