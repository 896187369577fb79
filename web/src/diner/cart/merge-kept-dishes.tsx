import { useEffect } from 'react';
import { mergeKeptDishes, type MergedDishes } from '../../api/cart/merge-kept-dishes.ts';
import { renewMenu } from '../../api/menu/renew-menu.ts';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { dishOfSearch } from '../../model/dish-address.ts';
import type { WantedDish } from '../../model/dish-entry.ts';
import { pictureOfLine } from '../../shared/line-picture.ts';
import { useOpenAnyDish } from '../../shared/dish-link.tsx';
import { showAlert, showToast } from '../../ui/messages/messages.ts';
import * as shared from '../../shared/words.en.ts';
import * as words from './words.en.ts';

/**
 * Gets the dishes that somebody kept before the login into their cart, once, and says what came of
 * it. If it fails, they are kept, and the next start tries again. Renders nothing.
 */
export default function MergeKeptDishes({ account }: { account: SignedInAccount }) {
  const openDish = useOpenAnyDish();
  const { uid, email } = account;
  useEffect(() => {
    let isShown = true;
    const { pathname } = window.location;
    mergeKeptDishes({ uid, email }).then(
      (merged) => {
        if (!isShown || merged === undefined) return;
        void tell(merged, (dishId, wanted) => {
          // The person may be looking at another page or dish by now.
          const { pathname: shownPath, search } = window.location;
          const shownId = dishOfSearch(search) ?? dishId;
          if (isShown && shownPath === pathname && shownId === dishId) openDish(dishId, wanted);
        });
      },
      () => {
        if (isShown) showToast(words.keptNotAdded, 'warning');
      },
    );
    return () => {
      isShown = false;
    };
    // A new function opens the dish in the same way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, email]);
  return null;
}

type AskAgain = (dishId: string, wanted: WantedDish) => void;

/** Says what is in the cart now. A dish that is alone and needs other choices is opened instead. */
async function tell({ kept, lines, missing }: MergedDishes, ask: AskAgain): Promise<void> {
  const [first] = kept;
  const [lacking, ...others] = missing;
  if (lacking === undefined) {
    const line = lines.find(({ menuItemId }) => menuItemId === first?.menuItemId);
    const subject = line && { name: line.name, image: pictureOfLine(line) };
    if (kept.length > 1) showToast(words.keptAdded(kept.length));
    else showToast(shared.addedToCart, 'success', subject);
    return;
  }
  const asked = kept.find(({ menuItemId }) => menuItemId === lacking.menuItemId);
  if (others.length === 0 && lacking.reason === 'choices' && asked !== undefined) {
    // The choices were outdated, so the menu is, too.
    await renewMenu();
    const { quantity, choices, note } = asked;
    ask(lacking.menuItemId, { quantity, choices, note });
    showToast(lacking.message, 'warning');
    return;
  }
  const reasons = missing.map(({ name, message }) =>
    name === undefined ? message : words.missingDish(name, message),
  );
  showAlert(words.keptMissing(missing.length), [...new Set(reasons)].join(' '));
}
