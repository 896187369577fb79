import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import { lowestCents, type DishSize } from '@thymely/contract/menu/sizes';
import { listFaultOf, useUpdateMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { priceInWords } from '../../shared/dish-price.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MoneyField } from '../../ui/fields/unit-field.tsx';
import { showToast } from '../../ui/messages/messages.ts';
import { typedPriceSchema } from '../parts/dish/typed-price.schema.ts';
import * as words from './words.en.ts';

type SizePricesProps = { dish: EditedDish; sizes: readonly DishSize[]; onClose: () => void };

/** The prices of a dish in each of its sizes, which are saved together. */
export function SizePricesDialog(props: SizePricesProps) {
  return (
    // The cell of the table around it is aligned to its end.
    <div className="text-start whitespace-normal">
      <Dialog open onClose={props.onClose} title={words.priceOf(props.dish.name)}>
        <SizePricesForm {...props} />
      </Dialog>
    </div>
  );
}

function SizePricesForm({ dish, sizes, onClose }: SizePricesProps) {
  const { textOf, faults, problem, isSaving, type, save } = useSizePrices({ dish, sizes, onClose });
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={save}>
      {sizes.map((size) => (
        <MoneyField
          key={size.id}
          label={size.name}
          required
          value={textOf(size)}
          error={faults[size.id]}
          onChange={({ target }) => {
            type(size.id, target.value);
          }}
        />
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <Button type="submit" busy={isSaving}>
        {words.savePrices}
      </Button>
    </form>
  );
}

function useSizePrices({ dish, sizes, onClose }: SizePricesProps) {
  // Only what was typed: a price that somebody else changes meanwhile is shown, and stays.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const textOf = ({ id, cents }: DishSize) => typed[id] ?? amountText(cents);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: update, isPending: isSaving } = useUpdateMenuItem();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const read = sizes.map((size) => ({
      size,
      ...v.safeParse(typedPriceSchema, textOf(size)),
    }));
    setFaults(
      Object.fromEntries(
        read.flatMap(({ size, issues }) => (issues ? [[size.id, issues[0].message]] : [])),
      ),
    );
    setProblem(undefined);
    if (read.some(({ success }) => !success)) return;
    const next = read.map(({ size, output }) => ({ ...size, cents: Number(output) }));
    try {
      const price = priceFromCents(lowestCents(next));
      const changed = await update({ seen: dish, changes: { price, sizes: next } });
      showToast(`${dish.name}: ${priceInWords(changed)}`);
      onClose();
    } catch (error) {
      setProblem(listFaultOf(error));
    }
  };
  return {
    textOf,
    faults,
    problem,
    isSaving,
    type: (id: string, text: string) => {
      setTyped((before) => ({ ...before, [id]: text }));
    },
    save: (event: FormEvent) => void save(event),
  };
}
