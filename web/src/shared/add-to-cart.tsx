import { useLocation, useNavigate } from 'react-router-dom';
import CheckIcon from 'lucide-react/icons/check';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { setPortions } from '../api/cart/cart-lines.ts';
import { useAddToCart, useCart } from '../api/cart/cart.ts';
import { settledAuth } from '../lib/auth/load-auth.ts';
import { isApiError, messageOf } from '../lib/http/api-error.ts';
import { ChunkUnavailable, loadOptional } from '../lib/chunks/load-chunk.ts';
import { signInPath } from '../lib/safe-origin.ts';
import { dishOfSearch, dishPath } from '../model/dish-address.ts';
import { pictureOf } from '../model/painted-plate.ts';
import { signInEntry } from '../model/sign-in-entry.ts';
import { useNetworkWait } from '../lib/chunks/use-network-wait.ts';
import { Button } from '../ui/button.tsx';
import type { Subject } from '../ui/messages/message-subject.ts';
import { showToast } from '../ui/messages/messages.ts';
import { OfflineNote } from '../ui/messages/offline-note.tsx';
import { useCardState } from './card-state.tsx';
import type { DishToAdd } from './dish-to-add.ts';
import { useOrderOrAsk } from './needs-answers.ts';
import * as words from './words.en.ts';

type AddToCartButtonProps = {
  dish: MenuItem;
  /** The ID of the element that says why the dish cannot be ordered; undefined while it can. */
  offReasonId?: string | undefined;
  /** What the button says below its words. */
  note?: string;
};

/** Orders a dish. The button says 'In cart' for dishes in the cart, and can be pressed again. */
export function AddToCartButton({ dish, offReasonId, note }: AddToCartButtonProps) {
  const { addToCart, isAdding, isWaiting } = useAddToCartOrLogIn(dish);
  const { data: lines } = useCart();
  const { orderOrAsk, isAsking } = useOrderOrAsk(dish, (ask) => addToCart({ onRefused: ask }));
  const isInCart = lines?.some(({ menuItemId }) => menuItemId === dish._id) ?? false;
  return (
    <>
      <Button
        tone="outline"
        busy={isAdding || isAsking}
        off={offReasonId !== undefined}
        aria-describedby={offReasonId}
        className={note ? 'min-w-32 flex-wrap gap-y-0! py-1.5 whitespace-normal!' : 'min-w-32'}
        onClick={() => void orderOrAsk()}
      >
        {isInCart && !isAdding && <CheckIcon className="text-leaf-700" />}
        <span>{isInCart ? words.inCart : words.addToCart}</span>
        {note && <span className="basis-full text-xs font-normal">{note}</span>}
      </Button>
      {isWaiting && <OfflineNote className="basis-full">{words.waitingForNetwork}</OfflineNote>}
    </>
  );
}

/**
 * Adds a dish to the cart and reports the outcome; visitors are asked to log in first. When the
 * code for that question cannot be loaded, it continues once the site can be reached.
 */
export function useAddToCartOrLogIn(dish: MenuItem) {
  const { mutateAsync } = useAddToCart();
  const [isAdding, setIsAdding] = useCardState(dish._id, 'isAdding');
  const [waiting, setWaiting] = useCardState(dish._id, 'waiting');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const logInFirst = async (like: DishToAdd) => {
    const { askToLogIn } = await loadOptional(() => import('./ask-to-log-in.ts'));
    const { quantity, choices, note } = like;
    const wanted = { quantity, choices, note };
    if (!(await askToLogIn(dish, { wanted, subject: subjectOf(dish) }))) return;
    const isShown = dishOfSearch(search) === dish._id || pathname === dishPath(dish._id);
    // An open sheet shows the choices again after the login.
    const state = { ...signInEntry(), ...(isShown && { wanted }) };
    await navigate(signInPath('/login', pathname + search), { state });
  };

  const addToCart = async (like: DishToAdd = {}): Promise<void> => {
    setIsAdding(true);
    try {
      const auth = await settledAuth();
      if (auth.status !== 'signed-in' || !auth.account.email) {
        await logInFirst(like);
        return;
      }
      const { quantity = 1, choices, note, onAdded } = like;
      const { email } = auth.account;
      const line = await mutateAsync({ menuItem: dish, email, choices, note });
      setPortions(line, quantity, (error) => {
        showToast(messageOf(error), 'warning');
      });
      onAdded?.();
      showToast(words.addedToCart, 'success', subjectOf(dish));
    } catch (error) {
      const isOffline = error instanceof ChunkUnavailable && error.isOffline;
      if (isOffline) setWaiting(like);
      else await reportRefusal(error, like);
    } finally {
      setIsAdding(false);
    }
  };
  useNetworkWait(waiting, (like) => {
    setWaiting(undefined);
    void addToCart(like);
  });
  return { addToCart, isAdding, isWaiting: waiting !== undefined };
}

/** Says why the dish was not added. Refused choices mean an outdated menu: it is renewed first. */
export async function reportRefusal(error: unknown, like: DishToAdd = {}): Promise<void> {
  const { onRefused, onFailed = warn } = like;
  if (isApiError(error, 400) && 'choices' in error.fields) {
    await loadOptional(() => import('../api/menu/renew-menu.ts')).then(
      ({ renewMenu }) => renewMenu(),
      () => undefined,
    );
    onRefused?.();
  }
  onFailed(messageOf(error));
}

function warn(message: string): void {
  showToast(message, 'warning');
}

function subjectOf(dish: MenuItem): Subject {
  return { name: dish.name, image: pictureOf(dish), category: dish.category };
}
