import type { ReactNode } from 'react';
import LeafIcon from 'lucide-react/icons/leaf';
import {
  allergenIds,
  dietIds,
  diets,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';
import { classes } from '../../ui/classes.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { allergenName } from './allergen-words.ts';

type DishDeclarationProps = { declared: Declared; className?: string };

/**
 * The diets that a dish is declared to suit, and the allergens it is declared to contain. 'Not
 * declared' is not 'none', and is never shown as such.
 */
export function DishDeclaration({ declared, className }: DishDeclarationProps) {
  const { diets: suited, allergens: contained } = declared;
  if (!suited && !contained) {
    return (
      <Facts className={className}>
        <Fact label="Diets and allergens">
          <NotDeclared />
        </Fact>
      </Facts>
    );
  }
  return (
    <Facts className={className}>
      <Fact label="Diets">{suited ? <Diets suited={suited} /> : <NotDeclared />}</Fact>
      <Fact label="Allergens">
        {contained ? <Allergens contained={contained} /> : <NotDeclared />}
      </Fact>
    </Facts>
  );
}

function Facts({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <dl className={classes('grid gap-3 text-sm', className)}>{children}</dl>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotDeclared() {
  return (
    <p className="text-soft">
      Not declared: ask us at{' '}
      <PhoneLink className="inline-block py-1 font-semibold text-leaf-700 underline underline-offset-4" />
    </p>
  );
}

function Diets({ suited }: { suited: readonly Diet[] }) {
  if (suited.length === 0) return <p className="text-soft">Made for no special diet</p>;
  // A vegan dish is also vegetarian, which would be redundant to say.
  const shown = dietIds.filter(
    (id) => suited.includes(id) && !(id === 'vegetarian' && suited.includes('vegan')),
  );
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((id) => (
        <li
          key={id}
          className="inline-flex items-center gap-1.5 rounded-pill bg-leaf-100 px-3 py-1 font-medium text-leaf-700"
        >
          <LeafIcon className="size-3.5" />
          {diets[id].label}
        </li>
      ))}
    </ul>
  );
}

function Allergens({ contained }: { contained: readonly Allergen[] }) {
  if (contained.length === 0) {
    return <p className="text-soft">Contains none of the 14 major allergens</p>;
  }
  return (
    <ul className="flex flex-wrap gap-1.5">
      {allergenIds
        .filter((id) => contained.includes(id))
        .map((id) => (
          <li
            key={id}
            className="rounded-pill border border-amber bg-amber-100 px-3 py-1 font-medium text-amber"
          >
            {allergenName(id)}
          </li>
        ))}
    </ul>
  );
}
