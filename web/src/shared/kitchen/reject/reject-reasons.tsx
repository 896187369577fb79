import { useId } from 'react';
import { rejectReasons, type RejectReason } from '@thymely/contract/orders/order-states';
import * as words from '../words.en.ts';

type RejectReasonsProps = {
  reason: RejectReason | undefined;
  error: string | undefined;
  onChoose: (reason: RejectReason) => void;
};

/** The reasons for a rejection, of which one has to be chosen. */
export function RejectReasons({ reason, error, onChoose }: RejectReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.reason}</legend>
      {rejectReasons.map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={id}
            className="size-5 shrink-0 accent-leaf-700"
            checked={reason === each}
            onChange={() => {
              onChoose(each);
            }}
          />
          <span>{words.reasons[each]}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </fieldset>
  );
}
