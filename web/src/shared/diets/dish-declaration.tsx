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
  const missing = [!suited && 'diets', !contained && 'allergens'].filter(Boolean).join(' and ');
  return (
    <div data-part="chips" className="grid gap-1 pt-1 text-sm">
      {(suited ?? contained) && (
        <ul aria-label="Diets and allergens" className="flex flex-wrap items-center gap-1.5">
          {suited && <Diets suited={suited} undone={undone} />}
          {contained && <Contained contained={contained} />}
        </ul>
      )}
      {missing && (
        <p className="text-soft">
          {missing.charAt(0).toUpperCase() + missing.slice(1)} not declared: ask us at{' '}
          <PhoneLink className="inline-block py-1 font-semibold text-leaf-700 underline underline-offset-4" />
        </p>
      )}
    </div>
  );
}

type DietsProps = { suited: readonly Diet[]; undone: ReadonlyMap<Diet, string> };

function Diets({ suited, undone }: DietsProps) {
  if (suited.length === 0) return <li className="text-soft">Made for no special diet</li>;
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
        label
      ) : (
        <span>
          <s>{label}</s> not with <bdi>{reason}</bdi>
        </span>
      )}
    </li>
  );
}

function Contained({ contained }: { contained: readonly Allergen[] }) {
  if (contained.length === 0) {
    return <li className="text-soft">Contains none of the 14 major allergens</li>;
  }
  return (
    <li className={classes('border border-amber bg-amber-100 text-amber', chipClasses)}>
      Contains {allergensInWords(contained)}
    </li>
  );
}
