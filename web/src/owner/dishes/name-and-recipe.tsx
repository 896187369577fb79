import EyeOffIcon from 'lucide-react/icons/eye-off';
import { Link } from 'react-router-dom';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import * as words from './words.en.ts';

type NameAndRecipeProps = Pick<EditedDish, 'name' | 'recipe' | 'resting'>;

/** What a dish of the table is called and made of, and whether it rests. */
export function NameAndRecipe({ name, recipe, resting = false }: NameAndRecipeProps) {
  return (
    <>
      <span className="block min-w-28 leading-snug font-semibold wrap-anywhere">{name}</span>
      <span className="line-clamp-1 text-sm leading-snug wrap-anywhere text-soft">
        {resting && <RestingChip />}
        <span>{recipe}</span>
      </span>
    </>
  );
}

type NameLinkProps = { dish: EditedDish; listQuery: string };

/** On a phone: the name of a dish, which leads to its form, and whether it rests. */
export function NameLink({ dish: { _id, name, resting = false }, listQuery }: NameLinkProps) {
  return (
    <>
      {/* Its lower edge is behind the next line, so that a finger finds it. */}
      <Link
        to={`/dashboard/update-menu/${_id}`}
        state={{ listQuery }}
        aria-label={words.updateDish(name)}
        className="-mb-1.5 block py-2.5 leading-snug font-semibold"
      >
        {name}
      </Link>
      {resting && <RestingChip />}
    </>
  );
}

/** Marks a dish that guests don't see. */
function RestingChip() {
  return (
    <span className="me-2 inline-flex items-center gap-1 rounded-pill bg-sand px-2 text-sm font-medium whitespace-nowrap text-ink">
      <EyeOffIcon aria-hidden="true" className="size-3.5" />
      {words.resting}
    </span>
  );
}
