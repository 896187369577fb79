import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { classes } from '../../ui/classes.ts';

/** The classes of a control in a row of controls: just tall enough for a finger. */
export const compactClasses = classes(
  'min-h-11 w-full rounded-sm border border-line bg-card px-3 text-ink tabular-nums',
  'aria-invalid:border-tomato',
);

const pillClasses = 'min-h-11 rounded-pill border border-line bg-card py-2 ps-4';

type CompactSelectProps<Value extends string> = {
  /** The accessible name. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** Whether it looks like the buttons beside it. */
  isPill?: boolean;
  /** The ID of the element with the fault; undefined if the value has none. */
  faultId?: string | undefined;
  onChange: (value: Value) => void;
};

/** A select for a row of controls. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { label, value, options, isPill = false, faultId, onChange } = props;
  return (
    <div className="relative">
      <select
        aria-label={label}
        aria-invalid={faultId === undefined ? undefined : true}
        aria-describedby={faultId}
        value={value}
        className={classes(isPill ? pillClasses : compactClasses, 'appearance-none pe-9')}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-soft" />
    </div>
  );
}
