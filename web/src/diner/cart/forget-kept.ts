import { keepDishes, keptDishes, withKept, type KeptLine } from '../../model/kept-dishes.ts';
import { showAlertWithUndo } from '../../ui/messages/messages.ts';
import * as words from './words.en.ts';

/** No longer keeps these of the kept dishes, which can be undone for a moment. */
export async function forgetKept(isForgotten: (line: KeptLine) => boolean): Promise<void> {
  const before = keptDishes();
  const forgotten = before.filter(isForgotten);
  keepDishes(before.filter((line) => !isForgotten(line)));
  const text = words.forgottenText(forgotten.length);
  const isMistake = await showAlertWithUndo(words.forgotten, text);
  if (isMistake) keepDishes(withKept(forgotten, keptDishes()));
}
