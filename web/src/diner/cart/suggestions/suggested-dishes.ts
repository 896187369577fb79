import { meals } from '@brand/meals.ts';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { counts, type ShownLine } from '../cart-totals.ts';

/** The courses that round off a meal. */
const courses = meals.courses.map(({ category }) => category);

const shownAtMost = 2;

type Meal = { lines: ShownLine[]; menu: MenuItem[]; soldOut: readonly string[] };

/**
 * Returns two dishes that a meal lacks: one of each course that is missing, or two of the only one.
 * The same cart is always offered the same dishes, and other carts are offered others.
 */
export function suggestedDishes({ lines, menu, soldOut }: Meal): MenuItem[] {
  const inCart = new Set(lines.map(({ menuItemId }) => menuItemId));
  const ordered = new Set(lines.filter(counts).map(({ menuItemId }) => menuItemId));
  const dishes = menu.filter(({ _id }) => ordered.has(_id));
  const missing = courses.filter((course) => !dishes.some(({ category }) => category === course));
  if (dishes.length === 0 || missing.length === 0) return [];
  const seed = seedOf(dishes[0]?._id ?? '');
  const perCourse = shownAtMost / missing.length;
  return missing.flatMap((course) => {
    const offered = menu.filter(
      ({ _id, category }) => category === course && !inCart.has(_id) && !soldOut.includes(_id),
    );
    const from = offered.length > 0 ? seed % offered.length : 0;
    return [...offered.slice(from), ...offered.slice(0, from)].slice(0, perCourse);
  });
}

function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** The question above the suggestions. */
export function suggestionQuestion(dishes: Pick<MenuItem, 'category'>[]): string {
  const offered = meals.courses.filter((course) =>
    dishes.some(({ category }) => category === course.category),
  );
  return offered.length === 1 && offered[0] ? offered[0].question : meals.question;
}
