import Volume2Icon from 'lucide-react/icons/volume-2';
import { kitchenTextLimits } from '@thymely/contract/kitchen/text-limits';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import {
  minVolume,
  ticketChoices,
  type ScreenSetup,
  type TicketChoice,
} from '../parts/screen-setup.ts';
import * as parts from '../parts/words.en.ts';
import { columnNames, columnWords } from '../../shared/kitchen/board-columns.ts';
import { playSounds, unlockSound } from '../../shared/kitchen/ring/sound.ts';
import * as words from './words.en.ts';

const ticketWords: Record<TicketChoice, string> = {
  none: words.printNothing,
  kitchen: parts.kitchenTicket,
  counter: parts.counterTicket,
  both: words.printBoth,
};

const columnOptions = ([4, 3] as const).map((columns) => ({
  value: String(columns),
  label: columnNames[columns].map((name) => columnWords[name]).join(', '),
}));

type SetupFieldsProps = { setup: ScreenSetup; onChange: (setup: ScreenSetup) => void };

/** The fields for everything that is set for a single screen. */
export function SetupFields({ setup, onChange }: SetupFieldsProps) {
  return (
    <>
      <TextField
        label={words.screenName}
        hint={words.screenNameHint}
        value={setup.name}
        maxLength={kitchenTextLimits.screenNameLength}
        autoComplete="off"
        onChange={({ target }) => {
          onChange({ ...setup, name: target.value });
        }}
      />
      <SelectField
        label={words.columns}
        options={columnOptions}
        value={setup.columns}
        onChange={({ target }) => {
          onChange({ ...setup, columns: target.value === '3' ? 3 : 4 });
        }}
      />
      <SelectField
        label={words.printWhenAccepted}
        hint={words.printHint}
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
      <Field label={words.volume}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={minVolume}
            max={1}
            step={0.1}
            value={setup.volume}
            aria-valuetext={words.percent(Math.round(setup.volume * 100))}
            className="min-h-11 w-full accent-leaf-700"
            onChange={({ target }) => {
              onChange({ ...setup, volume: Number(target.value) });
            }}
          />
        )}
      </Field>
      <Button tone="outline" aria-label={words.testSound} onClick={ring}>
        <Volume2Icon className="size-5" />
        {words.test}
      </Button>
    </div>
  );
}
