import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { figureLimits } from '@thymely/contract/figures/limits';
import { countDays } from '@thymely/contract/ordering/opening-hours';
import { Button } from '../../ui/button.tsx';
import { compactClasses } from '../parts/compact-select.tsx';
import { figureRangeInWords } from './figures-in-words.ts';
import type { FigurePeriod } from './figure-period.ts';
import type { ShownFigures } from './use-figures.ts';
import * as words from './words.en.ts';

type RangeFieldsProps = { period: FigurePeriod; figures: ShownFigures | undefined };
type Days = { from: string; to: string };

/** Two days to choose a range; says what is wrong with it in words. */
export function RangeFields({ period, figures }: RangeFieldsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Partial<Days>>({});
  const [fault, setFault] = useState<string>();
  const given = period.kind === 'range' ? period.range : (figures?.range ?? { from: '', to: '' });
  // The figures may arrive after the first day was typed.
  const days = { ...given, ...typed };
  const isTyped = typed.from !== undefined || typed.to !== undefined;
  // Browsers write days as their own user does; the title says only which days are shown.
  const inWords = isTyped && fault === undefined ? rangeInWords(days) : undefined;
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultOf(days);
        setFault(found);
        if (found !== undefined) return;
        setTyped({});
        void navigate(`/dashboard/figures?${new URLSearchParams(days).toString()}`);
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <label
          key={end}
          className="flex items-center gap-2 text-sm font-semibold max-sm:w-full max-[20rem]:flex-wrap"
        >
          <span className="shrink-0 max-sm:min-w-10">{words.rangeEnds[end]}</span>
          <input
            type="date"
            required
            value={days[end]}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'range-fault' : inWords && 'range-words'}
            className={compactClasses}
            onChange={({ target }) => {
              setTyped({ ...typed, [end]: target.value });
              setFault(undefined);
            }}
          />
        </label>
      ))}
      <Button type="submit" tone="outline">
        {words.showRange}
      </Button>
      {inWords && (
        <p id="range-words" className="basis-full text-sm text-soft">
          {inWords}
        </p>
      )}
      {fault && (
        <p id="range-fault" role="alert" className="basis-full text-sm font-medium text-tomato">
          {fault}
        </p>
      )}
    </form>
  );
}

function rangeInWords(days: Days): string | undefined {
  return days.from !== '' && days.to !== '' ? figureRangeInWords(days) : undefined;
}

function faultOf({ from, to }: Days): string | undefined {
  if (from === '' || to === '') return words.rangeMissing;
  if (from > to) return words.rangeUpsideDown;
  const { days } = figureLimits;
  return countDays(from, to) > days ? words.rangeTooLong(days) : undefined;
}
