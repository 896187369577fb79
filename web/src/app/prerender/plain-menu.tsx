import { formatDate } from '@thymely/contract/ground/in-words';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import { periodsInWords, weekInWords } from '@thymely/contract/ordering/week-in-words';
import type { Allergen } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInMenu } from '@thymely/contract/menu/menu-order';
import { groupsOf } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { groupBy } from '@thymely/contract/ground/group-by';
import { brand } from '@brand/brand.ts';
import { builtCategories } from '../../lib/categories.ts';
import { addressInWords } from '../../model/address-lines.ts';
import { choicePrice } from '../../shared/choices/choice-words.ts';
import { DishPrice } from '../../shared/dish-price.tsx';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { servingInWords } from '../../shared/served/serving-in-words.ts';
import { phoneLink } from './no-script.tsx';
import * as words from './words.en.ts';

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
      <h1>{words.wholeMenu(brand.name)}</h1>
      <p>{addressInWords}</p>
      <p>
        <span>{words.callToOrder(phoneLink)}</span> {words.mayHaveChanged}
      </p>
      {hours && <OpeningHours {...hours} />}
      {inSections(menu).map(([heading, dishes]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {dishes.map((dish) => (
            <Dish key={dish._id} dish={dish} groups={groups} />
          ))}
        </section>
      ))}
    </main>
  );
}

/** The dishes by category; those of a category that the restaurant no longer has come last. */
function inSections(menu: readonly MenuItem[]): [heading: string, dishes: MenuItem[]][] {
  const inOrder = menu.toSorted(compareInMenu(builtCategories.all));
  return [...groupBy(inOrder, ({ category }) => builtCategories.of(category).name)];
}

function OpeningHours({ week, exceptions }: Hours) {
  return (
    <section>
      <h2>{words.openingHours}</h2>
      <ul>
        {weekInWords(week).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {Object.entries(exceptions).map(([day, { periods, label }]) => (
          <li key={day}>
            {`${dateInWords(day)}${label && ` (${label})`}: ${periodsInWords(periods) || words.closed}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateInWords(day: string): string {
  return formatDate(day, 'UTC', { month: 'long', day: 'numeric', year: 'numeric' });
}

type DishProps = { dish: MenuItem; groups: readonly OptionGroup[] };

function Dish({ dish, groups }: DishProps) {
  const serving = servingInWords(dish, builtCategories);
  return (
    <article>
      <h3>
        <span>{dish.name}</span> <DishPrice dish={dish} />
      </h3>
      {serving !== undefined && <p>{serving}</p>}
      {dish.recipe && <p>{dish.recipe}</p>}
      <p>{declared(dish.allergens)}</p>
      {groupsOf(dish, groups).map((group) => (
        <p key={group._id}>
          {`${group.name}: ${group.choices
            .map((choice) => choiceInWords({ ...choice, groupId: group._id }, dish))
            .join('; ')}`}
        </p>
      ))}
    </article>
  );
}

type Choice = OptionGroup['choices'][number] & { groupId: string };

function choiceInWords(choice: Choice, dish: MenuItem): string {
  const { name, allergens } = choice;
  const priced = `${name} ${choicePrice(choice, dish)}`.trim();
  if (!allergens || allergens.length === 0) return priced;
  return words.choiceContains(priced, allergensInWords(allergens));
}

/** Says what a dish contains. Nothing declared is another answer than none. */
function declared(contained: readonly Allergen[] | null | undefined): string {
  if (!contained) return words.allergensUndeclared;
  if (contained.length === 0) return words.noAllergens;
  return words.contains(allergensInWords(contained));
}
