import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import { pressedKey } from '../../lib/pressed-key.ts';
import { listFaultOf, useUpdateMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { DishPrice, priceInWords } from '../../shared/dish-price.tsx';
import { classes } from '../../ui/classes.ts';
import { isSignFirst } from '../../ui/fields/sign-first.ts';
import { showToast } from '../../ui/messages/messages.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { typedPriceSchema } from '../parts/dish/typed-price.schema.ts';
import { SizePricesDialog } from './size-prices-dialog.tsx';
import * as words from './words.en.ts';

/** The price of a dish in the list; a press replaces it with a field, or asks for those of its sizes. */
export function PriceCell({ dish }: { dish: EditedDish }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen && !dish.sizes) {
    return (
      <PriceEditor
        dish={dish}
        onClose={({ byKey }) => {
          setIsOpen(false);
          if (byKey) focusSoon(() => opener.current);
        }}
      />
    );
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        title={words.changePrice}
        aria-label={words.changePriceOf(dish.name, priceInWords(dish))}
        className="-me-2 min-h-9 pointer-coarse:min-h-11 cursor-pointer rounded-sm px-2 font-semibold tabular-nums underline decoration-line decoration-dotted underline-offset-4 hover:bg-leaf-100 hover:text-leaf-700"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <DishPrice dish={dish} />
      </button>
      {isOpen && dish.sizes && (
        <SizePricesDialog
          dish={dish}
          sizes={dish.sizes}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

type PriceEditorProps = {
  dish: EditedDish;
  /** `byKey` says that the focus is still in the field. */
  onClose: (how: { byKey: boolean }) => void;
};

/** A price field: Enter or leaving it saves the price, and Escape keeps the previous one. */
function PriceEditor({ dish, onClose }: PriceEditorProps) {
  const { text, setText, fault, isSaving, save } = usePriceEdit({ dish, onClose });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  return (
    <span className="inline-grid justify-items-end gap-1">
      <span className="relative -me-2">
        <input
          ref={field}
          aria-label={words.priceOf(dish.name)}
          aria-invalid={fault !== undefined || undefined}
          aria-busy={isSaving || undefined}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className={classes(
            'h-9 w-26 max-[359px]:w-22 rounded-sm border border-line bg-card pe-2 ps-6 text-end font-semibold tabular-nums',
            'aria-invalid:border-tomato aria-busy:opacity-60',
          )}
          readOnly={isSaving}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
          onBlur={() => {
            void save({ byKey: false });
          }}
          onKeyDown={(event) => {
            const key = pressedKey(event);
            if (key === 'Enter') void save({ byKey: true });
            if (key === 'Escape') onClose({ byKey: true });
          }}
        />
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-y-0 flex items-center text-soft',
            isSignFirst ? 'start-2.5' : 'end-2.5',
          )}
        >
          {currencySign}
        </span>
      </span>
      {fault !== undefined && <Fault text={fault} />}
    </span>
  );
}

function Fault({ text }: { text: string }) {
  return (
    <span
      role="alert"
      className="max-w-52 py-1 text-sm md:w-26 lg:w-40 leading-snug font-medium whitespace-normal text-tomato"
    >
      {text}
    </span>
  );
}

function usePriceEdit({ dish, onClose }: PriceEditorProps) {
  const [text, setTextOnly] = useState(amountText(centsFromPrice(dish.price)));
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const { mutateAsync: update } = useUpdateMenuItem();
  const setText = (typed: string) => {
    setTextOnly(typed);
    setFault(undefined);
  };
  const save = async (how: { byKey: boolean }) => {
    // After saving, the field disappears, and leaving it that way must not save again.
    if (isSaving || fault !== undefined) return;
    const { output: cents, issues } = v.safeParse(typedPriceSchema, text);
    if (issues) {
      setFault(issues[0].message);
      return;
    }
    if (cents === centsFromPrice(dish.price)) {
      onClose(how);
      return;
    }
    setIsSaving(true);
    try {
      await update({ seen: dish, changes: { price: priceFromCents(cents) } });
      showToast(`${dish.name}: ${formatCents(cents)}`);
      onClose(how);
    } catch (error) {
      setFault(listFaultOf(error));
      setIsSaving(false);
    }
  };
  return { text, setText, fault, isSaving, save };
}
