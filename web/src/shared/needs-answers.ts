import { useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { needsDialog } from '@thymely/contract/options/choices';
import { fetchGroupsOf } from '../api/menu/options.ts';
import { dishOfSearch } from '../model/dish-address.ts';
import { isApiError, messageOf } from '../lib/http/api-error.ts';
import { showToast } from '../ui/messages/messages.ts';
import { useOpenDish } from './dish-link.tsx';

/**
 * Orders a dish as it comes, or opens it if it has options to ask about: for buttons outside its
 * sheet. Another press while that is being checked does nothing.
 *
 * @param orderIt orders the dish as it comes, and calls `ask` if that is not possible.
 */
export function useOrderOrAsk(dish: MenuItem, orderIt: (ask: () => void) => Promise<void>) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);
  const openDish = useOpenDish(dish._id);

  const orderOrAsk = async () => {
    if (isBusy.current) return;
    // The browser's address is that of the next page already while a page is being left.
    const { pathname } = window.location;
    const ask = () => {
      // The person may have gone on, or may be looking at another dish by now.
      const { pathname: shown, search } = window.location;
      if (shown === pathname && dishOfSearch(search) === undefined) openDish();
    };
    isBusy.current = true;
    setIsAsking(true);
    const hasToAsk = await needsAnswers(client, dish).catch((error: unknown) => {
      showToast(messageOf(error), 'warning');
    });
    isBusy.current = false;
    setIsAsking(false);
    if (hasToAsk === true) ask();
    if (hasToAsk === false) await orderIt(ask);
  };
  return { orderOrAsk, isAsking };
}

/**
 * Whether a diner has to be asked before a dish can be ordered. The groups are only requested if
 * the dish has options. If the API fails, this is true and the dish's sheet reports the error.
 *
 * @throws ApiError when the API cannot be reached
 */
async function needsAnswers(client: QueryClient, dish: MenuItem): Promise<boolean> {
  if (dish.sizes !== undefined) return true;
  if ((dish.optionGroups ?? []).length === 0) return false;
  try {
    return needsDialog(dish, await fetchGroupsOf(dish, client));
  } catch (error) {
    if (isApiError(error, 0)) throw error;
    return true;
  }
}
