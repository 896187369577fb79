import Volume2Icon from 'lucide-react/icons/volume-2';
import { orderLimits } from '@thymely/contract/orders/limits';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import {
  minVolume,
  ticketChoices,
  type ScreenSetup,
  type TicketChoice,
} from '../parts/screen-setup.ts';
import { playSounds, unlockSound } from '../../shared/kitchen/ring/sound.ts';

const ticketWords: Record<TicketChoice, string> = {
  none: 'Nothing',
  kitchen: 'Kitchen ticket',
  counter: 'Counter ticket',
  both: 'Both tickets',
};

const columnOptions = [
  { value: '4', label: 'New, To do, Cooking, Ready' },
  { value: '3', label: 'New, To do, Ready' },
];

type SetupFieldsProps = { setup: ScreenSetup; onChange: (setup: ScreenSetup) => void };

/** The fields for everything that is set for a single screen. */
export function SetupFields({ setup, onChange }: SetupFieldsProps) {
  return (
    <>
      <TextField
        label="Screen name"
        hint="Such as Pass or Counter: other screens use it to say who was first."
        value={setup.name}
        maxLength={orderLimits.screenNameLength}
        autoComplete="off"
        onChange={({ target }) => {
          onChange({ ...setup, name: target.value });
        }}
      />
      <SelectField
        label="Columns"
        options={columnOptions}
        value={setup.columns}
        onChange={({ target }) => {
          onChange({ ...setup, columns: target.value === '3' ? 3 : 4 });
        }}
      />
      <SelectField
        label="Print when accepted"
        hint="On this screen's printer, whichever screen accepts. An order for later is printed when it comes to To do."
        options={ticketChoices.map((value) => ({ value, label: ticketWords[value] }))}
        value={setup.prints}
        onChange={({ target }) => {
          const prints = ticketChoices.find((choice) => choice === target.value) ?? 'none';
          onChange({ ...setup, prints });
        }}
      />
      <VolumeField setup={setup} onChange={onChange} />
    </>
  );
}

function VolumeField({ setup, onChange }: SetupFieldsProps) {
  const ring = () => {
    void unlockSound().then(() => {
      playSounds(['new'], setup.volume);
    });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4">
      <Field label="Volume">
        {(control) => (
          <input
            {...control}
            type="range"
            min={minVolume}
            max={1}
            step={0.1}
            value={setup.volume}
            aria-valuetext={`${Math.round(setup.volume * 100)} percent`}
            className="min-h-11 w-full accent-leaf-700"
            onChange={({ target }) => {
              onChange({ ...setup, volume: Number(target.value) });
            }}
          />
        )}
      </Field>
      <Button tone="outline" aria-label="Test the sound" onClick={ring}>
        <Volume2Icon className="size-5" />
        Test
      </Button>
    </div>
  );
}
