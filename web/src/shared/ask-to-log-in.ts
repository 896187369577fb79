import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { WantedDish } from '../model/dish-entry.ts';
import { keepDish } from '../model/kept-dishes.ts';
import type { Subject } from '../ui/messages/message-subject.ts';
import { askToConfirm, loadMessages, showToast } from '../ui/messages/messages.ts';
import * as words from './words.en.ts';

type Asking = { wanted: WantedDish; subject: Subject };

/**
 * Asks a visitor who orders a dish to log in. The dish is kept whatever the answer is, and gets into
 * the cart after the login.
 *
 * @throws ChunkUnavailable when the question cannot be loaded; the dish is kept by then
 */
export async function askToLogIn(
  { _id: menuItemId }: Pick<MenuItem, '_id'>,
  { wanted: { quantity = 1, choices, note = '' }, subject }: Asking,
): Promise<boolean> {
  keepDish({ menuItemId, quantity, choices, note });
  await loadMessages();
  const agreed = await askToConfirm({
    title: words.logInFirst,
    subject,
    confirmText: words.logInNow,
  });
  if (!agreed) showToast(words.keptForYou, 'success', subject);
  return agreed;
}
