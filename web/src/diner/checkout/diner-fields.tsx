import { useCallback, useRef, useState } from 'react';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/field.tsx';
import type { CheckoutFields } from './use-checkout-form.ts';
import * as words from './words.en.ts';

type DinerFieldsProps = {
  fields: CheckoutFields;
  /** Whether the restaurant accepts notes. */
  hasNote: boolean;
  /** Whether the restaurant asks for a telephone number, and needs one. */
  phone: Ordering['phone'];
};

const card = 'rounded-lg bg-card p-4 shadow-card sm:p-8';

/** The fields for the name that is called out, allergies, a telephone number, and a note. */
export function DinerFields({ fields, hasNote, phone }: DinerFieldsProps) {
  return (
    <section className={`grid grid-cols-1 gap-5 ${card}`}>
      <h2 className="text-xl font-bold">{words.forYou}</h2>
      <Name fields={fields} />
      <Allergies fields={fields} />
      {phone && <Phone fields={fields} isRequired={phone === 'required'} />}
      {hasNote && <Note fields={fields} />}
    </section>
  );
}

type FieldsProps = { fields: CheckoutFields };

/** The name in one line, or its field. */
function Name({ fields }: FieldsProps) {
  const { name, isNameMissing, refusal } = fields;
  const [input, open] = useFocusAfterPress<HTMLInputElement>();
  const [isOpen, setIsOpen] = useState(name === '');
  const error = isNameMissing ? words.nameMissing : refusal?.fields['name'];
  if (error !== undefined && !isOpen) setIsOpen(true);
  if (!isOpen) {
    return (
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          {words.calledOut(
            <bdi key="name" className="font-semibold">
              {name}
            </bdi>,
          )}
        </p>
        <Button
          tone="outline"
          size="small"
          className="min-h-11"
          aria-label={words.changeName}
          onClick={() => {
            open();
            setIsOpen(true);
          }}
        >
          {words.change}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      ref={input}
      label={words.name}
      name="name"
      hint={words.nameHint}
      autoComplete="name"
      maxLength={orderLimits.orderNameLength}
      value={name}
      error={error}
      onChange={(event) => {
        fields.setName(event.target.value);
      }}
    />
  );
}

function Note({ fields }: FieldsProps) {
  const { note, refusal } = fields;
  const [area, open] = useFocusAfterPress<HTMLTextAreaElement>();
  const [isOpen, setIsOpen] = useState(note !== '');
  if (!isOpen) {
    return (
      <Button
        tone="quiet"
        className="justify-self-start text-start whitespace-normal! text-leaf-700"
        onClick={() => {
          open();
          setIsOpen(true);
        }}
      >
        {words.addNote}
      </Button>
    );
  }
  return (
    <TextAreaField
      ref={area}
      label={words.note}
      name="note"
      hint={words.noteHint}
      rows={3}
      maxLength={orderLimits.orderNoteLength}
      value={note}
      error={refusal?.fields['note']}
      onChange={(event) => {
        fields.setNote(event.target.value);
      }}
    />
  );
}

/** The number under which the kitchen reaches the diner about this order. */
function Phone({ fields, isRequired }: FieldsProps & { isRequired: boolean }) {
  const { phone, phoneFault, refusal } = fields;
  return (
    <TextField
      label={words.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={isRequired ? words.phoneRequiredHint : words.phoneHint}
      required={isRequired}
      value={phone}
      error={phoneFault ?? refusal?.fields['phone']}
      onChange={(event) => {
        fields.setPhone(event.target.value);
      }}
    />
  );
}

/** What the diner must not eat: the kitchen reads it before the dishes. */
function Allergies({ fields }: FieldsProps) {
  const { allergies, isRemembered, refusal } = fields;
  return (
    <div className="grid gap-1.5">
      <TextField
        label={words.allergies}
        name="allergies"
        hint={words.allergiesHint}
        autoComplete="off"
        maxLength={orderLimits.allergiesLength}
        value={allergies}
        error={refusal?.fields['allergies']}
        onChange={(event) => {
          fields.setAllergies(event.target.value);
        }}
      />
      {(allergies !== '' || isRemembered) && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-leaf-700"
            checked={isRemembered}
            onChange={(event) => {
              fields.setIsRemembered(event.target.checked);
            }}
          />
          {words.rememberAllergies}
        </label>
      )}
    </div>
  );
}

/** Moves the focus to a field as soon as the press that asked for it has brought it. */
function useFocusAfterPress<Control extends HTMLElement>() {
  const isPressed = useRef(false);
  const control = useCallback((element: Control | null) => {
    if (isPressed.current) element?.focus();
    isPressed.current = false;
  }, []);
  const press = () => {
    isPressed.current = true;
  };
  return [control, press] as const;
}
