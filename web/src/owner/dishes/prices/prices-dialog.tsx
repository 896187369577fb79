import { useState, type FormEvent } from 'react';
import { inThousands } from '@thymely/contract/ground/in-words';
import { menuLimits } from '@thymely/contract/menu/limits';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { UnitField } from '../../../ui/fields/unit-field.tsx';
import {
  countPrices,
  planPrices,
  priceSteps,
  roundings,
  type PercentChange,
  type PriceStep,
} from './new-prices.ts';
import { useNewPrices } from './use-new-prices.ts';
import { ChangeArrow } from '../../parts/change-arrow.tsx';
import * as words from './words.en.ts';

type PricesDialogProps = { dishes: readonly EditedDish[]; onClose: () => void };

const directions = [
  { value: 'up', label: words.raise },
  { value: 'down', label: words.lower },
] as const;

/** Changes the prices of these dishes by percent, and shows all of them before. */
export function PricesDialog({ dishes, onClose }: PricesDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.title(dishes.length, inThousands(dishes.length))}>
      {dishes.length > menuLimits.pricesPerCall ? (
        <p>{words.tooMany(menuLimits.pricesPerCall, inThousands(menuLimits.pricesPerCall))}</p>
      ) : (
        <PricesForm dishes={dishes} onClose={onClose} />
      )}
    </Dialog>
  );
}

function PricesForm({ dishes, onClose }: PricesDialogProps) {
  const [change, setChange] = useState<PercentChange>({
    direction: 'up',
    percent: '',
    rounding: 'to-10',
  });
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, problem, apply } = useNewPrices(onClose);
  const { changes, fault } = planPrices(dishes, change);
  const steps = changes.flatMap(priceSteps);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (changes.length > 0) void apply(changes);
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <PercentFields change={change} fault={isAsked ? fault : undefined} onChange={setChange} />
      <Preview steps={steps} of={countPrices(dishes)} isKnown={fault === undefined} />
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <Button type="submit" busy={isBusy} disabled={fault === undefined && changes.length === 0}>
        {steps.length === 0 ? words.changePrices : words.changeSomePrices(steps.length)}
      </Button>
    </form>
  );
}

type PercentFieldsProps = {
  change: PercentChange;
  fault: string | undefined;
  onChange: (change: PercentChange) => void;
};

function PercentFields({ change, fault, onChange }: PercentFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={words.change}
          options={[...directions]}
          value={change.direction}
          onChange={({ target }) => {
            const chosen = directions.find(({ value }) => value === target.value);
            if (chosen) onChange({ ...change, direction: chosen.value });
          }}
        />
        <UnitField
          label={words.byPercent}
          unit="%"
          inputMode="decimal"
          value={change.percent}
          error={fault}
          onChange={({ target }) => {
            onChange({ ...change, percent: target.value });
          }}
        />
      </div>
      <SelectField
        label={words.round}
        options={roundings.map(({ value, label }) => ({ value, label }))}
        value={change.rounding}
        onChange={({ target }) => {
          onChange({ ...change, rounding: target.value });
        }}
      />
    </>
  );
}

type PreviewProps = { steps: readonly PriceStep[]; of: number; isKnown: boolean };

/** Every price that changes, before and after. */
function Preview({ steps, of, isKnown }: PreviewProps) {
  const staying = of - steps.length;
  return (
    <div className="grid gap-2">
      <p role="status" className="min-h-6 text-sm text-soft">
        {isKnown && <span>{`${words.pricesChange(steps.length, staying)} `}</span>}
        <span>{words.optionsStay}</span>
      </p>
      {steps.length > 0 && (
        <div
          role="region"
          aria-label={words.newPrices}
          // A long list has to be reachable by keyboard.
          // oxlint-disable-next-line a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-60 overflow-y-auto rounded-sm border border-hairline"
        >
          <table className="w-full text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.dishColumn}</th>
                <th scope="col">{words.nowColumn}</th>
                <th scope="col">{words.newColumn}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ key, name, before, after }) => (
                <tr key={key} className="border-b border-hairline last:border-0">
                  <th
                    scope="row"
                    dir="auto"
                    className="px-3 py-2 text-start font-medium wrap-anywhere"
                  >
                    {name}
                  </th>
                  <td
                    className="py-2 text-end whitespace-nowrap text-soft tabular-nums"
                    translate="no"
                  >
                    {formatCents(before)}
                  </td>
                  <td className="px-3 py-2 text-end font-semibold whitespace-nowrap tabular-nums">
                    <ChangeArrow /> <span translate="no">{formatCents(after)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
