import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { type VesselName, vessels } from '../../../../brands/category-rules.ts';
import { inThousands } from '@thymely/contract/ground/in-words';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { Chip } from '../../ui/chip.tsx';
import { DisclosureArrow } from '../../ui/disclosure-arrow.tsx';
import type { Elements } from '../../ui/elements.ts';
import { TextField } from '../../ui/fields/field.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { ServedField } from '../parts/served/served-field.tsx';
import { windowsInWords } from '../parts/served/served-values.ts';
import { Switch } from '../parts/switch.tsx';
import type { CategoryValues } from './category-values.ts';
import * as words from './words.en.ts';

type CategoryRowProps = {
  /** The name of the category's fields: `categories.2`. */
  name: string;
  category: CategoryValues;
  faults: FieldFaults;
  /** How many dishes it has. */
  dishes: number;
  handle: Elements;
  /** The buttons that move and delete the category. */
  actions: Elements;
  onChange: (changes: Partial<CategoryValues>) => void;
};

/** A category with its names, and behind a press its color, plate and load. */
export function CategoryRow(props: CategoryRowProps) {
  const { name, category, faults, handle, actions, onChange } = props;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        {handle}
        <Look tint={category.tint} vessel={category.vessel} />
        <Facts {...props} />
        <div className="ms-auto flex">{actions}</div>
      </div>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {(['name', 'one'] as const).map((field) => (
          <TextField
            key={field}
            label={words.fields[field]}
            name={`${name}.${field}`}
            autoComplete="off"
            required={field === 'name'}
            maxLength={categoryLimits.nameLength}
            placeholder={field === 'one' ? category.name : undefined}
            value={category[field]}
            error={faults[`${name}.${field}`]}
            onChange={({ target }) => {
              onChange({ [field]: target.value });
            }}
          />
        ))}
      </div>
      <div className="grid gap-2">
        <FurtherFields {...props} />
        <ServedFields {...props} />
      </div>
    </div>
  );
}

/** An empty plate on its color, as lists show dishes of the category. */
function Look({ tint, vessel }: Pick<CategoryValues, 'tint' | 'vessel'>) {
  return (
    <span
      className={`tint-${tint} tinted grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm`}
    >
      <img src={vesselPicture(vessel)} alt="" width="40" height="40" />
    </span>
  );
}

function vesselPicture(vessel: VesselName): string {
  return `/dish-art/plated/empty-${vessel}.webp`;
}

/** How many dishes a category has, and what else is special about it. */
function Facts({ category: { id, hidden, carousel }, dishes }: CategoryRowProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {dishes > 0 ? (
        <Link
          to={`/dashboard/manage-items?category=${id}`}
          className="py-1 font-medium text-leaf-700 underline underline-offset-4"
        >
          {words.dishes(dishes, inThousands(dishes))}
        </Link>
      ) : (
        <span>{words.noDishes}</span>
      )}
      {hidden && <Chip tone="waiting" word={words.hidden} />}
      {carousel && <Chip tone="good" word={words.inCarousel} />}
    </p>
  );
}

function FurtherFields(props: CategoryRowProps) {
  const { name, category, faults, onChange } = props;
  const { tint, vessel } = category;
  const isWrong = faults[`${name}.load`] !== undefined;
  return (
    <Disclosure title={words.look} isWrong={isWrong}>
      <Picker
        legend={words.color}
        name={`${name}.tint`}
        value={tint}
        face={(each) => <span className={`tint-${each} size-6 rounded-pill bg-(--tint)`} />}
        onChange={(chosen) => {
          onChange({ tint: chosen });
        }}
      />
      <Picker
        legend={words.plate}
        hint={words.plateHint}
        name={`${name}.vessel`}
        value={vessel}
        face={(each) => <img src={vesselPicture(each)} alt="" width="28" height="28" />}
        onChange={(chosen) => {
          onChange({ vessel: chosen });
        }}
      />
      <LoadField {...props} />
      <div className="grid divide-y divide-hairline border-t border-hairline">
        {(['hidden', 'carousel'] as const).map((what) => (
          <Switch
            key={what}
            className="py-4"
            label={words.switches[what]}
            text={words.switchTexts[what]}
            isOn={category[what]}
            onChange={(isOn) => {
              onChange({ [what]: isOn });
            }}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** When the dishes of the category are served. */
function ServedFields({ name, category, faults, onChange }: CategoryRowProps) {
  const { served } = category;
  const isWrong = Object.keys(faults).some((each) => each.startsWith(`${name}.served`));
  return (
    <Disclosure
      title={words.served}
      value={windowsInWords(served) || words.servedAlways}
      isWrong={isWrong}
    >
      <p className="text-sm text-soft">{words.servedText}</p>
      <ServedField
        name={`${name}.served`}
        windows={served}
        faults={faults}
        onChange={(windows) => {
          onChange({ served: windows });
        }}
      />
    </Disclosure>
  );
}

type DisclosureProps = {
  title: string;
  /** What is set inside, in words. */
  value?: string;
  /** Whether something inside has a fault, so that it is open. */
  isWrong: boolean;
  children: ReactNode;
};

function Disclosure({ title, value, isWrong, children }: DisclosureProps) {
  return (
    <details className="group rounded-sm border border-hairline" open={isWrong || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 text-sm [&::-webkit-details-marker]:hidden">
        <span className="me-auto font-semibold">{title}</span>
        {value !== undefined && <span className="py-2 text-end text-soft">{value}</span>}
        <DisclosureArrow />
      </summary>
      <div className="grid gap-5 p-4 pt-2">{children}</div>
    </details>
  );
}

function LoadField({ name, category, faults, onChange }: CategoryRowProps) {
  return (
    <div className="sm:max-w-64">
      <TextField
        label={words.load}
        name={`${name}.load`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="1"
        hint={words.loadHint(optionLimits.dishLoadMax)}
        value={category.load}
        error={faults[`${name}.load`]}
        onChange={({ target }) => {
          onChange({ load: target.value });
        }}
      />
    </div>
  );
}

type PickerProps = {
  legend: string;
  hint?: string;
  name: string;
  value: VesselName;
  face: (name: VesselName) => Elements;
  onChange: (chosen: VesselName) => void;
};

/** Chooses one of the drawn plates or their colors. */
function Picker({ legend, hint, name, value, face, onChange }: PickerProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {vessels.map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line bg-card py-1 ps-2 pe-4 text-sm font-medium hover:border-leaf-700 has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:font-semibold has-checked:text-leaf-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-700"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              checked={each === value}
              onChange={() => {
                onChange(each);
              }}
            />
            {face(each)}
            <span>{words.looks[each]}</span>
          </label>
        ))}
      </div>
      {hint && <p className="text-sm text-soft">{hint}</p>}
    </fieldset>
  );
}
