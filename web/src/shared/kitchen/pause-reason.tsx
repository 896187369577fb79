import { orderLimits } from '@thymely/contract/orders/limits';
import { TextField } from '../../ui/fields/field.tsx';

type PauseReasonProps = { reason: string; onChange: (reason: string) => void };

/** A field for why orders are paused, which nobody has to open. */
export function PauseReason({ reason, onChange }: PauseReasonProps) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center font-semibold">Say why</summary>
      <div className="pt-1">
        <TextField
          label="Reason"
          hint="For your team. Guests don't see it."
          autoComplete="off"
          maxLength={orderLimits.pauseReasonLength}
          value={reason}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
    </details>
  );
}
