import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { clockQuery, type ClockDishes } from '../../../api/clock.ts';
import { menuQuery } from '../../../api/menu/menu.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { pictureOf } from '../../../model/painted-plate.ts';

/** A plate of the clock. */
export type Plate = {
  hour: number;
  /** The dish as on the menu; undefined for an empty plate, or if it is no longer on the menu. */
  dish: MenuItem | undefined;
  /** Whether the rim shows this picture: it lacks photos of other sites, and pictures that were changed since. */
  isInRim: boolean;
};

const noDishes: ClockDishes['dishes'] = Array.from({ length: 12 }, () => null);

/** The plates from one o'clock to twelve, first as built, then updated from the live menu. */
export function useClockDishes(): { rim: string | undefined; plates: Plate[] } {
  const { data: built } = useQuery(clockQuery);
  const { data } = useQuery(menuQuery);
  // Another part that was hydrated before may have the live menu already.
  const live = useHydrated() ? data : undefined;
  return { rim: built?.rim, plates: platesFrom(built?.dishes ?? noDishes, live) };
}

export function platesFrom(built: ClockDishes['dishes'], live: MenuItem[] | undefined): Plate[] {
  const byId = live && new Map(live.map((dish) => [dish._id, dish]));
  return built.map((served, place) => {
    const dish = served ? (byId ? byId.get(served._id) : served) : undefined;
    const picture = dish && pictureOf(dish);
    const isInRim = picture?.startsWith('/') === true && picture === (served && pictureOf(served));
    return { hour: place + 1, dish, isInRim };
  });
}
