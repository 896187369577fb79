import type { ReactNode } from 'react';
import LeafIcon from 'lucide-react/icons/leaf';
import {
  dietIds,
  diets,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';
import { classes } from '../../ui/classes.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { allergensInWords } from './allergen-words.ts';
import { rulesOut, useTabFilters } from './tab-filter.ts';
import * as words from './declaration-words.en.ts';

type DishDeclarationProps = {
  declared: Declared;
  /** The diets that a choice undoes, each with the name of the choice. */
  undone?: ReadonlyMap<Diet, string>;
};

const chipClasses = 'rounded-sm px-3 py-1 font-medium';

/**
 * The diets that a dish is declared to suit, and the allergens it is declared to contain, as one
 * line of chips. 'Not declared' is not 'none', and is never shown as such.
 */
export function DishDeclaration({ declared, undone = new Map() }: DishDeclarationProps) {
  const { diets: suited, allergens: contained } = declared;
  return (
    <div data-part="chips" className="grid gap-1 pt-1 text-sm">
      {(suited ?? contained) && (
        <ul aria-label={words.dietsAndAllergens} className="flex flex-wrap items-center gap-1.5">
          {suited && <Diets suited={suited} undone={undone} />}
          {contained && <Contained contained={contained} />}
        </ul>
      )}
      {!(suited && contained) && (
        <p className="text-soft">
          {notDeclared(
            declared,
            <PhoneLink
              key="phone"
              className="inline-block py-1 font-semibold text-leaf-700 underline underline-offset-4"
            />,
          )}
        </p>
      )}
    </div>
  );
}

function notDeclared({ diets: suited, allergens: contained }: Declared, phone: ReactNode) {
  if (suited) return words.allergensNotDeclared(phone);
  return contained ? words.dietsNotDeclared(phone) : words.nothingDeclared(phone);
}

type DietsProps = { suited: readonly Diet[]; undone: ReadonlyMap<Diet, string> };

function Diets({ suited, undone }: DietsProps) {
  if (suited.length === 0) return <li className="text-soft">{words.noSpecialDiet}</li>;
  // A vegan dish is also vegetarian, which would be redundant to say.
  const isVegan = suited.includes('vegan') && !undone.has('vegan');
  return dietIds
    .filter((id) => suited.includes(id) && !(id === 'vegetarian' && isVegan))
    .map((id) => <DietChip key={id} diet={id} reason={undone.get(id)} />);
}

function DietChip({ diet, reason }: { diet: Diet; reason: string | undefined }) {
  const { label } = diets[diet];
  return (
    <li
      className={classes(
        'inline-flex items-center gap-1.5',
        chipClasses,
        reason === undefined ? 'bg-leaf-100 text-leaf-700' : 'bg-sand text-soft',
      )}
    >
      {reason === undefined && <LeafIcon className="size-3.5" />}
      {reason === undefined ? (
        <span>{label}</span>
      ) : (
        <span>{words.dietUndone(<s key="diet">{label}</s>, <bdi key="option">{reason}</bdi>)}</span>
      )}
    </li>
  );
}

function Contained({ contained }: { contained: readonly Allergen[] }) {
  const isRuledOut = rulesOut(useTabFilters(), contained);
  if (contained.length === 0) {
    return <li className="text-soft">{words.noAllergens}</li>;
  }
  return (
    <li
      className={classes(
        'border',
        isRuledOut ? 'border-amber bg-amber-100 text-amber' : 'border-line text-ink',
        chipClasses,
      )}
    >
      {words.contains(allergensInWords(contained))}
    </li>
  );
}
