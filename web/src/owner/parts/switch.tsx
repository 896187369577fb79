import { useId } from 'react';
import { classes } from '../../ui/classes.ts';

type SwitchProps = {
  /** The name of the field in its form. */
  name?: string;
  label: string;
  text: string;
  isOn: boolean;
  className?: string;
  onChange: (isOn: boolean) => void;
};

/** A switch for a setting. */
export function Switch({ name, label, text, isOn, className, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={classes('flex items-start gap-4', className)}>
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-5 shrink-0 accent-leaf-700"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
