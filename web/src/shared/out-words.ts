import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useSoldOutWords } from './portions-day.tsx';
import { useFirstTime } from './served/use-first-times.ts';
import * as served from './served/words.en.ts';

type Stock = {
  isSoldOut: boolean;
  /** Whether it can be ordered for other days only. */
  isOut?: boolean;
};

/** Says in the place of its price why a dish cannot be ordered, or not for the first day. */
export function useOutWords(dish: MenuItem, { isSoldOut, isOut = false }: Stock) {
  const soldOutWords = useSoldOutWords(dish._id);
  const isNever = useFirstTime(dish) === null;
  const notServed = isNever ? served.cannotBeOrdered : undefined;
  return { text: isSoldOut || isOut ? soldOutWords : notServed, isOff: isSoldOut || isNever };
}
