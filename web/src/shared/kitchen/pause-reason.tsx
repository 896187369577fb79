import { kitchenTextLimits } from '@thymely/contract/kitchen/text-limits';
import { TextField } from '../../ui/fields/field.tsx';
import * as kitchenWords from './words.en.ts';
import * as words from './pause-words.en.ts';

type PauseReasonProps = { reason: string; onChange: (reason: string) => void };

/** A field for why orders are paused, which nobody has to open. */
export function PauseReason({ reason, onChange }: PauseReasonProps) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center font-semibold">{words.sayWhy}</summary>
      <div className="pt-1">
        <TextField
          label={kitchenWords.reason}
          hint={words.pauseReasonHint}
          autoComplete="off"
          maxLength={kitchenTextLimits.pauseReasonLength}
          value={reason}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
    </details>
  );
}
