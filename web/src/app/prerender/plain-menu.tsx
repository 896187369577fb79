import { categories, categoryIds } from '@thymely/contract/ground/categories';
import { centsFromPrice } from '@thymely/contract/ground/money';
import type { Hours } from '@thymely/contract/hours/hours';
import { periodsInWords, weekInWords } from '@thymely/contract/hours/week-in-words';
import type { Allergen } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { brand } from '@brand/brand.ts';
import { addressLines } from '../../model/address-lines.ts';
import { formatCents } from '../../model/format-price.ts';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { phoneLink } from './no-script.tsx';

export type PlainMenuFacts = {
  menu: MenuItem[];
  groups: readonly OptionGroup[];
  /** The opening hours; none for a restaurant that has set none. */
  hours: Hours | undefined;
};

/** The whole menu on one page that needs no scripts. */
export function PlainMenu({ menu, groups, hours }: PlainMenuFacts) {
  return (
    <main>
      <h1>{brand.name}: the whole menu</h1>
      <p>
        {addressLines.join(', ')}. To order, call us at {phoneLink}. Dishes and prices may have
        changed since this page was made; we tell you what there is today.
      </p>
      {hours && <OpeningHours {...hours} />}
      {categoryIds.map((id) => {
        const dishes = menu.filter(({ category }) => category === id);
        if (dishes.length === 0) return null;
        return (
          <section key={id}>
            <h2>{categories[id].plural}</h2>
            {dishes.map((dish) => (
              <Dish key={dish._id} dish={dish} groups={groups} />
            ))}
          </section>
        );
      })}
    </main>
  );
}

function OpeningHours({ week, exceptions }: Hours) {
  return (
    <section>
      <h2>Opening hours</h2>
      <ul>
        {weekInWords(week).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {Object.entries(exceptions).map(([day, { periods, label }]) => (
          <li key={day}>
            {dateInWords(day)}
            {label && ` (${label})`}: {periodsInWords(periods) || 'closed'}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateInWords(day: string): string {
  const date = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', date);
}

type DishProps = { dish: MenuItem; groups: readonly OptionGroup[] };

function Dish({ dish, groups }: DishProps) {
  const offered = groups.filter(({ _id }) => dish.optionGroups?.includes(_id));
  return (
    <article>
      <h3>
        {dish.name} {formatCents(centsFromPrice(dish.price))}
      </h3>
      <p>{dish.recipe}</p>
      <p>{declared(dish.allergens)}</p>
      {offered.map(({ _id, name, choices }) => (
        <p key={_id}>
          {name}: {choices.map(choiceInWords).join('; ')}
        </p>
      ))}
    </article>
  );
}

function choiceInWords({ name, cents, allergens }: OptionGroup['choices'][number]): string {
  const price = cents === 0 ? '' : ` +${formatCents(cents)}`;
  const contained = allergens && allergens.length > 0 ? allergensInWords(allergens) : '';
  return name + price + (contained && ` (contains ${contained})`);
}

/** Says what a dish contains. Nothing declared is another answer than none. */
function declared(contained: readonly Allergen[] | null | undefined): string {
  if (!contained) return 'Allergens: not declared. Please ask us.';
  if (contained.length === 0) return 'Contains none of the 14 major allergens.';
  return `Contains ${allergensInWords(contained)}.`;
}
