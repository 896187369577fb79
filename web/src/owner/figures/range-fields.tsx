import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { figureLimits } from '@thymely/contract/figures/limits';
import { countDays } from '@thymely/contract/ordering/opening-hours';
import { Button } from '../../ui/button.tsx';
import { fullDayInWords } from '../../ui/fields/date-field.tsx';
import { controlClasses, Field } from '../../ui/fields/field.tsx';
import type { FigurePeriod } from '../parts/figures/figure-period.ts';
import type { ShownFigures } from './use-figures.ts';
import * as words from './words.en.ts';

type RangeFieldsProps = {
  period: FigurePeriod;
  figures: ShownFigures | undefined;
  /** Called with every range that is shown. */
  onShow: () => void;
};
type Days = { from: string; to: string };

/** Two days to choose a range; says what is wrong with it in words. */
export function RangeFields({ period, figures, onShow }: RangeFieldsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Partial<Days>>({});
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const given = period.kind === 'range' ? period.range : (figures?.range ?? { from: '', to: '' });
  // The figures may arrive after the first day was typed.
  const days = { ...given, ...typed };
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultOf(days);
        setFault(found);
        if (found !== undefined) return;
        setTyped({});
        void navigate(`/dashboard/figures?${new URLSearchParams(days).toString()}`);
        onShow();
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={words.rangeEnds[end]} inWords={fullDayInWords(days[end])}>
          {({ id, 'aria-describedby': inWordsId }) => (
            <input
              id={id}
              type="date"
              required
              value={days[end]}
              aria-invalid={fault ? true : undefined}
              aria-describedby={
                [inWordsId, fault && faultId].filter(Boolean).join(' ') || undefined
              }
              className={controlClasses}
              onChange={({ target }) => {
                setTyped({ ...typed, [end]: target.value });
                setFault(undefined);
              }}
            />
          )}
        </Field>
      ))}
      <Button type="submit" tone="outline">
        {words.showRange}
      </Button>
      {fault && (
        <p id={faultId} role="alert" className="basis-full text-sm font-medium text-tomato">
          {fault}
        </p>
      )}
    </form>
  );
}

function faultOf({ from, to }: Days): string | undefined {
  if (from === '' || to === '') return words.rangeMissing;
  if (from > to) return words.rangeUpsideDown;
  const { days } = figureLimits;
  return countDays(from, to) > days ? words.rangeTooLong(days) : undefined;
}
