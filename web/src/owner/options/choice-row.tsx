import { amountText } from '@thymely/contract/ground/price/amount-text';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { TextField } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/unit-field.tsx';
import type { Elements } from '../../ui/elements.ts';
import { DeclarationPicker } from '../parts/dish/declaration-picker.tsx';
import { clashesIn, declaredInWords } from '../parts/dish/declared-in-words.ts';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { pricesInWords } from './prices-in-words.ts';
import type { ChoiceValues } from './group-values.ts';
import type { NamedSize } from './sizes-of-group.ts';
import { DisclosureArrow } from '../../ui/disclosure-arrow.tsx';
import * as words from './words.en.ts';

type ChoiceRowProps = {
  /** The name of the choice's fields: `choices.2`. */
  name: string;
  choice: ChoiceValues;
  faults: FieldFaults;
  /** The sizes of the dishes with these options. */
  sizes: readonly NamedSize[];
  onChange: (changes: Partial<ChoiceValues>) => void;
  /** The buttons that move and remove the choice. */
  actions: Elements;
};

/** A choice with its price, whether it is a default choice, and its diets and allergens. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, choice, faults, sizes, actions, onChange } = props;
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label={words.choice}
          name={`${name}.name`}
          autoComplete="off"
          maxLength={optionLimits.optionNameLength}
          value={choice.name}
          error={faults[`${name}.name`]}
          onChange={(event) => {
            onChange({ name: event.target.value });
          }}
        />
      </div>
      <MoneyField
        label={words.extraPrice}
        name={`${name}.price`}
        placeholder={amountText(0)}
        value={choice.price}
        error={faults[`${name}.price`]}
        onChange={(event) => {
          onChange({ price: event.target.value });
        }}
      />
      {/* On a phone the checkbox is beside the field of the price, and level with it. */}
      <label className="mt-7.5 flex min-h-12 cursor-pointer items-center gap-2.5 leading-snug sm:mt-0 sm:min-h-11">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-leaf-700"
          checked={choice.isDefault}
          onChange={(event) => {
            onChange({ isDefault: event.target.checked });
          }}
        />
        {words.chosenFromStart}
      </label>
      <div className="col-span-2 flex justify-self-end text-soft sm:col-span-1">{actions}</div>
      {sizes.length > 0 && <PricesBySize {...props} />}
      <Declarations {...props} />
    </div>
  );
}

/** What a choice costs in each size, collapsed at first; it says which sizes have no own price. */
function PricesBySize({ name, choice, faults, sizes, onChange }: ChoiceRowProps) {
  const { price, pricesBySize } = choice;
  const faultOf = ({ id }: NamedSize) => faults[`${name}.sizes.${id}`];
  const isWrong = sizes.some((size) => faultOf(size) !== undefined);
  return (
    <Collapsed label={words.pricesBySize} inWords={pricesInWords(choice, sizes)} isOpen={isWrong}>
      <div className="grid gap-4 p-4 pt-2 sm:grid-cols-3">
        {sizes.map((size) => (
          <MoneyField
            key={size.id}
            label={size.name}
            name={`${name}.sizes.${size.id}`}
            placeholder={price || amountText(0)}
            value={pricesBySize[size.id] ?? ''}
            error={faultOf(size)}
            onChange={({ target: { value } }) => {
              onChange({ pricesBySize: { ...pricesBySize, [size.id]: value } });
            }}
          />
        ))}
        <p className="text-sm text-soft sm:col-span-3">{words.pricesBySizeHint}</p>
      </div>
    </Collapsed>
  );
}

/** The diets and allergens of a choice, collapsed at first because they are rarely edited. */
function Declarations({ name, choice, faults, onChange }: ChoiceRowProps) {
  const faultsHere = [faults[`${name}.diets`], faults[`${name}.allergens`]];
  const isWrong = faultsHere.some((fault) => fault !== undefined);
  return (
    <Collapsed label={words.declarations} inWords={declaredInWords(choice)} isOpen={isWrong}>
      <div className="grid gap-5 p-4 pt-2">
        {(['diets', 'allergens'] as const).map((what) => (
          <DeclarationPicker
            key={what}
            what={what}
            value={choice[what]}
            error={faults[`${name}.${what}`]}
            clashes={clashesIn(choice)}
            onChange={(value) => {
              onChange({ [what]: value });
            }}
          />
        ))}
      </div>
    </Collapsed>
  );
}

type CollapsedProps = {
  label: string;
  /** What is set in it. */
  inWords: string;
  /** Whether it opens by itself. */
  isOpen: boolean;
  children: Elements;
};

/** Fields of a choice that are rarely edited. */
function Collapsed({ label, inWords, isOpen, children }: CollapsedProps) {
  return (
    <details
      className="group col-span-2 rounded-sm border border-hairline"
      open={isOpen || undefined}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="font-semibold">{`${label}: `}</span>
          <span className="text-soft">{inWords}</span>
        </span>
        <DisclosureArrow />
      </summary>
      {children}
    </details>
  );
}
