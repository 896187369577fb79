import { useState } from 'react';
import { isolatedName } from '@thymely/contract/orders/called-order';
import { useMarkSoldOut } from '../../../api/sold-out.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import * as words from '../words.en.ts';
import type { RejectedDish } from './sold-out-choice.tsx';

export type SoldOutToday = ReturnType<typeof useSoldOutToday>;

/** Marks dishes sold out until the business day ends, and reports the ones that failed. */
export function useSoldOutToday() {
  const { mutateAsync } = useMarkSoldOut();
  const [text, setText] = useState<string>();
  const markOne = async (dish: RejectedDish) => {
    try {
      const item = { dish: dish._id, name: dish.name };
      await mutateAsync({ item, until: 'next-opening' });
    } catch (error) {
      setText(words.stillOnMenu(isolatedName(dish.name), messageOf(error)));
    }
  };
  return {
    mark: (dishes: readonly RejectedDish[]) => {
      setText(undefined);
      for (const dish of dishes) void markOne(dish);
    },
    problem: text === undefined ? undefined : { text, close: () => setText(undefined) },
  };
}
