import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { partsOf, type Difference } from './hours-parts.ts';
import type { HoursValues } from './hours-values.ts';
import type { HoursConflict } from './use-versions.ts';

type HoursConflictChoiceProps = {
  conflict: HoursConflict;
  /** What the form contains now. */
  values: HoursValues;
  onChoose: (values: HoursValues) => void;
};

/** Both versions of settings that two people edited, part by part, for the owner to choose. */
export function HoursConflictChoice({ conflict, values, onChoose }: HoursConflictChoiceProps) {
  const { differences } = conflict;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus goes to where the person has to decide, and where reading starts.
  useEffect(() => heading.current?.focus(), [conflict]);
  const takeAll = (whose: 'mine' | 'theirs') => {
    onChoose(differences.reduce((all, { [whose]: part }) => part.putInto(all), values));
  };
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg bg-amber-100 p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          Someone else changed these settings
        </h2>
        <p>
          They saved while you were editing. Choose what to keep, then save again. Nothing you typed
          is lost.
        </p>
      </div>
      <div className="grid gap-4">
        {differences.map((difference) => (
          <PartChoice
            key={difference.key}
            difference={difference}
            values={values}
            onChoose={onChoose}
          />
        ))}
      </div>
      {differences.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <Button
            tone="outline"
            onClick={() => {
              takeAll('mine');
            }}
          >
            Keep all of mine
          </Button>
          <Button
            tone="outline"
            onClick={() => {
              takeAll('theirs');
            }}
          >
            Take all that's saved
          </Button>
        </div>
      )}
    </section>
  );
}

type PartChoiceProps = {
  difference: Difference;
  values: HoursValues;
  onChoose: (values: HoursValues) => void;
};

function PartChoice({ difference: { key, mine, theirs }, values, onChoose }: PartChoiceProps) {
  const id = useId();
  // A date that is not listed has no value.
  const present = partsOf(values).get(key)?.value ?? '';
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{mine.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {[
          { whose: 'Yours', part: mine },
          { whose: 'Saved now', part: theirs },
        ].map(({ whose, part }) => (
          <label
            key={whose}
            className="flex cursor-pointer items-start gap-3 rounded-sm border border-line bg-card px-4 py-3 has-checked:border-leaf-700"
          >
            <input
              type="radio"
              name={`${id}-choice`}
              className="mt-1 size-4 shrink-0 accent-leaf-700"
              checked={present === part.value}
              onChange={() => {
                onChoose(part.putInto(values));
              }}
            />
            <Version whose={whose} words={part.words} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Version({ whose, words }: { whose: string; words: string }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="text-sm text-soft">{whose}</span>
      <span className="font-medium wrap-anywhere">{words}</span>
    </span>
  );
}
