import type { ReactNode } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { Carousel } from './carousel.tsx';
import { SectionTitle } from './section-title.tsx';
import { useStandoutDishes } from './use-standout-dishes.ts';

type StandoutDishesProps = { renderDish: (dish: MenuItem) => ReactNode };

/** The carousel of popular dishes. Without any there is no such section. */
export function StandoutDishes({ renderDish }: StandoutDishesProps) {
  const { dishes } = useStandoutDishes();
  if (dishes.length === 0) return null;
  return (
    <Carousel
      label="Standout dishes"
      title={<SectionTitle eyebrow="Special dishes" title="Standout dishes from our menu" />}
      names={{ previous: 'Previous dishes', next: 'Next dishes' }}
      // A dish that follows one that is gone is a new slide: none moves.
      slides={dishes.map((dish, place) => ({
        key: `${place} ${dish._id}`,
        content: renderDish(dish),
      }))}
    />
  );
}
