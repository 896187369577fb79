import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { WantedDish } from '../model/dish-entry.ts';
import { ChunkUnavailable } from '../lib/chunks/load-chunk.ts';
import { keepDish } from '../model/kept-dishes.ts';
import type { Subject } from '../ui/messages/message-subject.ts';
import { askToConfirm, loadQuestions, showToast } from '../ui/messages/messages.ts';
import * as words from './words.en.ts';

type Asking = { wanted: WantedDish; subject: Subject };

/**
 * Asks a visitor who orders a dish to log in. The dish is kept whatever the answer is, and gets into
 * the cart after the login. Where the question is held back, the login itself is next.
 *
 * @throws ChunkUnavailable when the site does not respond; the dish is kept by then
 */
export async function askToLogIn(
  { _id: menuItemId }: Pick<MenuItem, '_id'>,
  { wanted: { quantity = 1, choices, note = '' }, subject }: Asking,
): Promise<boolean> {
  keepDish({ menuItemId, quantity, choices, note });
  try {
    await loadQuestions();
  } catch (error) {
    if (!(error instanceof ChunkUnavailable) || error.isOffline) throw error;
    return true;
  }
  const agreed = await askToConfirm({
    title: words.logInFirst,
    subject,
    confirmText: words.logInNow,
  });
  if (!agreed) showToast(words.keptForYou, 'success', subject);
  return agreed;
}
