import { orderLimits } from '@thymely/contract/orders/limits';
import { TextAreaField, TextField } from '../../ui/fields/field.tsx';
import type { CheckoutFields } from './use-checkout-form.ts';

type DinerFieldsProps = {
  fields: CheckoutFields;
  /** Whether the restaurant accepts notes. */
  hasNote: boolean;
};

/** The fields for the name that is called when the order is ready and for a note to the kitchen. */
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
