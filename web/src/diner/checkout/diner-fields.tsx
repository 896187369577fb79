import { orderLimits } from '@thymely/contract/orders/limits';
import { TextAreaField, TextField } from '../../ui/fields/field.tsx';
import type { CheckoutFields } from './use-checkout-form.ts';

type DinerFieldsProps = {
  fields: CheckoutFields;
  /** Whether the restaurant accepts notes. */
  hasNote: boolean;
};

/** The fields for the name that is called when the order is ready, allergies, and a note. */
export function DinerFields({ fields, hasNote }: DinerFieldsProps) {
  const { name, note, isNameMissing, refusal } = fields;
  return (
    <section className="grid gap-5 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <h2 className="text-xl font-bold">For you</h2>
      <TextField
        label="Name"
        name="name"
        hint="We call it out when your order is ready."
        autoComplete="name"
        maxLength={orderLimits.orderNameLength}
        value={name}
        error={isNameMissing ? 'Enter a name that we can call out.' : refusal?.fields['name']}
        onChange={(event) => {
          fields.setName(event.target.value);
        }}
      />
      <Allergies fields={fields} />
      {hasNote && (
        <TextAreaField
          label="Note"
          name="note"
          hint="Optional. What should the kitchen know?"
          rows={3}
          maxLength={orderLimits.orderNoteLength}
          value={note}
          error={refusal?.fields['note']}
          onChange={(event) => {
            fields.setNote(event.target.value);
          }}
        />
      )}
    </section>
  );
}

/** What the diner must not eat: the kitchen reads it before the dishes. */
function Allergies({ fields }: { fields: CheckoutFields }) {
  const { allergies, isRemembered, refusal } = fields;
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Allergies"
        name="allergies"
        hint="Optional. The kitchen reads this before anything else. If it's serious, call us, too."
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
          Remember my allergies on this device until I log out
        </label>
      )}
    </div>
  );
}
