import { useLocation, useNavigate } from 'react-router-dom';
import { listed } from '@thymely/contract/ground/in-words';
import type { ChangedDish } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { reorderNoteOf } from '../../model/reordered.ts';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { DishLink } from '../../shared/dish-link.tsx';
import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

/** Says what has changed since an order that was put into the cart again, and what is missing. */
export function ReorderedNote() {
  const navigate = useNavigate();
  const note = reorderNoteOf(useLocation().state);
  if (note === undefined) return null;
  const { number, changed, missing } = note;
  return (
    <section
      aria-label={words.reorderedTitle(number)}
      className="grid justify-items-start gap-3 rounded-lg bg-amber-100 p-4 sm:px-6"
    >
      <h2 className="text-lg font-bold text-amber">{words.reorderedTitle(number)}</h2>
      <ul className="grid gap-1.5 wrap-anywhere">
        {changed.flatMap((dish) =>
          changesInWords(dish).map((change) => <li key={`${dish.lineId} ${change}`}>{change}</li>),
        )}
        {missing.map(({ menuItemId, name = '', reason, message }) => (
          <li key={`${menuItemId} ${message}`}>
            <span>{words.missingDish(name, message)}</span>{' '}
            {reason === 'choices' && (
              <DishLink
                dishId={menuItemId}
                label={`${words.chooseAgain}: ${name}`}
                className="font-semibold text-leaf-700 underline underline-offset-4"
              >
                {words.chooseAgain}
              </DishLink>
            )}
          </li>
        ))}
      </ul>
      <Button
        tone="outline"
        size="small"
        className="min-h-11"
        onClick={() => void navigate({}, { replace: true, state: null })}
      >
        {words.understood}
      </Button>
    </section>
  );
}

/** Returns a sentence for each thing that is not as it was ordered. */
function changesInWords(changed: ChangedDish): string[] {
  const { name, wasCents, nowCents, lostChoices, lostNote, newAllergens } = changed;
  return [
    ...(lostChoices.length > 0 ? [words.withoutChoices(name, listed(lostChoices))] : []),
    ...(lostNote ? [words.withoutNote(name)] : []),
    ...(newAllergens.length > 0 ? [words.nowContains(name, allergensInWords(newAllergens))] : []),
    ...(nowCents === wasCents
      ? []
      : [words.nowCosts(name, formatCents(wasCents), formatCents(nowCents))]),
  ];
}
