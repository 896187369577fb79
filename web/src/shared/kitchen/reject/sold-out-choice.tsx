import type { Order } from '@thymely/contract/orders/endpoints';
import * as shared from '../../words.en.ts';
import * as words from '../words.en.ts';

export type RejectedDish = { _id: string; name: string };

type SoldOutChoiceProps = {
  order: Order;
  chosen: readonly RejectedDish[];
  onChoose: (dishes: readonly RejectedDish[]) => void;
};

/** Lets the kitchen choose which of the order's dishes are sold out for everybody else today. */
export function RejectedDishChoice({ order, chosen, onChoose }: SoldOutChoiceProps) {
  return (
    <fieldset className="grid gap-1 rounded-sm bg-sand px-4 py-3">
      <legend className="sr-only">{shared.soldOutToday}</legend>
      <p className="font-semibold">{words.whatIsSoldOut}</p>
      <p className="text-sm text-soft">{words.soldOutHint}</p>
      {dishesOf(order).map((dish) => (
        <label key={dish._id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-leaf-700"
            checked={chosen.some(({ _id }) => _id === dish._id)}
            onChange={({ target }) => {
              const others = chosen.filter(({ _id }) => _id !== dish._id);
              onChoose(target.checked ? [...others, dish] : others);
            }}
          />
          <span className="wrap-anywhere">{dish.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns each dish once, however many lines it has. */
function dishesOf({ lines }: Order): RejectedDish[] {
  const names = new Map(lines.map(({ menuItemId, name }) => [menuItemId, name]));
  return [...names].map(([_id, name]) => ({ _id, name }));
}
