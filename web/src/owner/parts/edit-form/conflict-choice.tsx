import { useEffect, useId, useRef } from 'react';
import { listed } from '@thymely/contract/ground/in-words';
import { Button } from '../../../ui/button.tsx';
import {
  isSameProperty,
  type Difference,
  type EditConflict,
  type EditProperty,
  type EditProperties,
} from './edit-properties.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

type Chosen<Values> = {
  /** The present values of the form. */
  values: Values;
  propertiesOf: (values: Values) => EditProperties<Values>;
  change: (values: Values) => void;
  /** The name of the other version. */
  theirName: string;
  /** Renders one version of a property where its words are not enough. */
  show?: (key: string, property: EditProperty<Values>) => Elements;
};

type ConflictChoiceProps<Values> = Chosen<Values> & {
  title: string;
  conflict: EditConflict<Values> | undefined;
};

/** Shows both versions of each property that two people edited, so that the person can choose. */
export function ConflictChoice<Values>({ conflict, ...props }: ConflictChoiceProps<Values>) {
  return conflict && <OpenChoice {...props} conflict={conflict} />;
}

type OpenChoiceProps<Values> = ConflictChoiceProps<Values> & { conflict: EditConflict<Values> };

function OpenChoice<Values>(props: OpenChoiceProps<Values>) {
  const { conflict, title } = props;
  const { differences, takenOver } = conflict;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to the heading, where the person starts to read and decide.
  useEffect(() => heading.current?.focus(), [conflict]);
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg bg-amber-100 p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        <p>{words.conflictText}</p>
      </div>
      <div className="grid gap-4">
        {differences.map((difference) => (
          <PropertyChoice key={difference.key} {...props} difference={difference} />
        ))}
      </div>
      {takenOver.length > 0 && (
        <p>{words.takenOver(listed(takenOver.map(({ label }) => label)))}</p>
      )}
      {differences.length > 1 && <TakeAll {...props} differences={differences} />}
    </section>
  );
}

type TakeAllProps<Values> = Chosen<Values> & { differences: Difference<Values>[] };

function TakeAll<Values>({ differences, values, change }: TakeAllProps<Values>) {
  const takeAll = (whose: 'mine' | 'theirs') => {
    change(differences.reduce((all, { [whose]: property }) => property.putInto(all), values));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="outline"
        onClick={() => {
          takeAll('mine');
        }}
      >
        {words.keepMine}
      </Button>
      <Button
        tone="outline"
        onClick={() => {
          takeAll('theirs');
        }}
      >
        {words.takeTheirs}
      </Button>
    </div>
  );
}

type PropertyChoiceProps<Values> = Chosen<Values> & { difference: Difference<Values> };

function PropertyChoice<Values>(props: PropertyChoiceProps<Values>) {
  const { difference, values, propertiesOf, change, theirName, show } = props;
  const { key, mine, theirs } = difference;
  const id = useId();
  const present = propertiesOf(values).get(key) ?? mine.absent ?? theirs.absent;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{mine.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {[
          { whose: words.yours, property: mine },
          { whose: theirName, property: theirs },
        ].map(({ whose, property }) => (
          <label
            key={whose}
            className="flex cursor-pointer items-start gap-3 rounded-sm border border-line bg-card px-4 py-3 has-checked:border-leaf-700"
          >
            <input
              type="radio"
              name={`${id}-choice`}
              className="mt-1 size-4 shrink-0 accent-leaf-700"
              checked={isSameProperty(property, present ?? property)}
              onChange={() => {
                change(property.putInto(values));
              }}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-sm text-soft">{whose}</span>
              {show?.(key, property) ?? (
                <span className="font-medium wrap-anywhere">{property.words}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
