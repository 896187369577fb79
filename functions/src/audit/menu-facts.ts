import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import { servedSchema } from '@thymely/contract/categories/served.schema';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import { sizesSchema } from '@thymely/contract/menu/further-fields.schema';
import type { DishSize } from '@thymely/contract/menu/sizes';
import { servedInWords } from '@thymely/contract/ordering/served-in-words';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { optionGroupSchema } from '@thymely/contract/options/schema';
import * as v from 'valibot';
import * as words from './words.en.ts';

type Fields = Record<string, unknown>;

/** Returns the declarations of a dish, or the choices of a group of options, in words. */
export function toMenuFacts(fields: Fields): AuditFacts {
  const facts: AuditFacts = {};
  const declaredDiets = labelsOf(fields['diets'], diets);
  if (declaredDiets !== undefined) facts.diets = declaredDiets || words.noDiets;
  const declaredAllergens = labelsOf(fields['allergens'], allergens);
  if (declaredAllergens !== undefined) facts.allergens = declaredAllergens || words.noAllergens;
  const { optionGroups, load, taxRate, sizes, noticeMinutes, min, max, maxEach } = fields;
  if (Array.isArray(optionGroups))
    facts.options = optionGroups.map(String).join(', ') || words.noOptions;
  if (typeof load === 'number') facts.load = String(load);
  if (fields['resting'] === true) facts.resting = words.yes;
  if (typeof taxRate === 'string') facts.taxRate = taxRate;
  const known = v.safeParse(sizesSchema, sizes);
  if (known.success) facts.sizes = known.output.map(sizeInWords).join('; ');
  const served = v.safeParse(servedSchema, fields['served']);
  if (served.success) facts.served = servedInWords(served.output);
  if (typeof noticeMinutes === 'number') facts.noticeMinutes = words.minutes(noticeMinutes);
  if (typeof min === 'number' && typeof max === 'number') {
    const choose = min === max ? String(min) : words.between(min, max);
    facts.choose =
      typeof maxEach === 'number' && maxEach > 1 ? words.withMostOfEach(choose, maxEach) : choose;
  }
  const choices = v.safeParse(optionGroupSchema.entries.choices, fields['choices']);
  if (choices.success) facts.choices = choices.output.map(choiceInWords).join('; ');
  return facts;
}

/** Names them as inside a sentence; undefined for a missing list, which is different from an empty one. */
function labelsOf(list: unknown, known: Readonly<Record<string, { inSentence: string }>>) {
  if (!Array.isArray(list)) return undefined;
  return list.map((word) => known[String(word)]?.inSentence ?? String(word)).join(', ');
}

type Choice = OptionGroup['choices'][number];

function choiceInWords({ name, cents, centsBySize, isDefault, ...declared }: Choice): string {
  const price = cents === 0 ? '' : ` +${formatCents(cents)}`;
  const notes = [
    ...Object.entries(centsBySize ?? {}).map(([size, own]) => `${size} +${formatCents(own)}`),
    ...(isDefault ? [words.chosenFromStart] : []),
    ...(declared.diets ?? []).map((diet) => diets[diet].inSentence),
    ...(declared.allergens ?? []).map((allergen) => allergens[allergen].inSentence),
  ];
  return `${name}${price}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function sizeInWords({ name, cents, load }: DishSize): string {
  const price = `${name} ${formatCents(cents)}`;
  return load === undefined ? price : `${price} (${words.loadOf(load)})`;
}
