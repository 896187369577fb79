import type { ReactNode } from 'react';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { Testimonial } from './testimonial.tsx';

type HomeScreenProps = {
  /** The carousel: it asks the API and is drawn with the menu's dish cards. */
  standoutDishes: ReactNode;
};

export function HomeScreen({ standoutDishes }: HomeScreenProps) {
  return (
    <>
      <Hero />
      <Categories />
      {standoutDishes}
      <Testimonial />
      <Services />
    </>
  );
}
