import type { Order } from '@thymely/contract/orders/endpoints';

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
      <legend className="sr-only">Sold out today</legend>
      <p className="font-semibold">What is sold out?</p>
      <p className="text-sm text-soft">
        It comes off the menu until you next open. The diner reads it too.
      </p>
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
