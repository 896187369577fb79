import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { SelectOption } from '../../ui/fields/select-field.tsx';

type PillSelectProps = {
  /** The accessible name. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
};

/** A select that fits beside buttons. */
export function PillSelect({ label, options, value, onChange }: PillSelectProps) {
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        className="min-h-11 appearance-none rounded-pill border border-line bg-card py-2 pe-9 ps-4"
        onChange={({ target }) => {
          onChange(target.value);
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
