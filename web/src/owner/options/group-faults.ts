import { optionLimits } from '@thymely/contract/ground/option-limits';
import { contradictionsInWords } from '@thymely/contract/menu/declarations';
import { newOptionGroupSchema } from '@thymely/contract/options/schema';
import * as v from 'valibot';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { centsOf, groupOf, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

/** Returns the faults by field (`choices.2.price`) from the contract and cross-field rules. */
export function groupFaultsOf(values: GroupValues): FieldFaults {
  const { _id, ...group } = groupOf(values, 'new');
  const faults: FieldFaults = {};
  for (const issue of v.safeParse(newOptionGroupSchema, group).issues ?? []) {
    const name = v.getDotPath(issue) ?? _id;
    // Prices are typed as amounts and IDs are made from names, so those faults are not for people.
    if (!/\.(?:cents|id)$|\.centsBySize/.test(name)) faults[name] ??= issue.message;
  }
  const names = values.choices.map((choice) => choice.name.trim().toLowerCase());
  for (const [index, { price, pricesBySize }] of values.choices.entries()) {
    const at = `choices.${index}`;
    if (!isPriceInRange(price)) faults[`${at}.price`] = priceMessage;
    for (const [size, typed] of Object.entries(pricesBySize))
      if (!isPriceInRange(typed)) faults[`${at}.sizes.${size}`] = priceMessage;
    if (names[index] !== '' && names.indexOf(names[index] ?? '') < index)
      faults[`${at}.name`] = words.choiceTwice;
    const choice = group.choices[index];
    const contradictions = choice && contradictionsInWords(choice, 'choice');
    if (contradictions !== undefined) {
      faults[`${at}.diets`] = contradictions;
      faults[`${at}.allergens`] = contradictions;
    }
  }
  return faults;
}

const priceMessage = words.priceRange(formatCents(0), formatCents(optionLimits.choiceMaxCents));

function isPriceInRange(typed: string): boolean {
  const cents = centsOf(typed);
  return cents >= 0 && cents <= optionLimits.choiceMaxCents;
}
