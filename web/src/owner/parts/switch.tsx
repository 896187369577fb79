import { useId } from 'react';

type SwitchProps = {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch for a setting. */
export function Switch({ label, text, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 py-4">
      <input
        type="checkbox"
        id={id}
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
