import EyeOffIcon from 'lucide-react/icons/eye-off';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import * as words from './words.en.ts';

type NameAndRecipeProps = Pick<EditedDish, 'name' | 'recipe' | 'resting'>;

/** What a dish of the list is called and made of, and whether it rests. */
export function NameAndRecipe({ name, recipe, resting = false }: NameAndRecipeProps) {
  return (
    <>
      <span className="block leading-snug font-semibold wrap-anywhere md:min-w-28">{name}</span>
      <span className="line-clamp-1 text-sm leading-snug wrap-anywhere text-soft">
        {resting && <RestingChip />}
        <span>{recipe}</span>
      </span>
    </>
  );
}

/** Marks a dish that guests don't see. */
function RestingChip() {
  return (
    <span className="me-2 inline-flex items-center gap-1 rounded-pill bg-sand px-2 font-medium whitespace-nowrap text-ink">
      <EyeOffIcon aria-hidden="true" className="size-3.5" />
      {words.resting}
    </span>
  );
}
