import EyeOffIcon from 'lucide-react/icons/eye-off';
import type { EditedDish } from '../../api/menu/menu-editing.ts';

type NameAndRecipeProps = Pick<EditedDish, 'name' | 'recipe' | 'resting'>;

/** What a dish of the list is called and made of, and whether it rests. */
export function NameAndRecipe({ name, recipe, resting = false }: NameAndRecipeProps) {
  return (
    <>
      <span className="block leading-snug font-semibold wrap-anywhere md:min-w-28">{name}</span>
      <span className="flex min-w-0 items-center gap-2">
        {resting && <RestingChip />}
        <span className="line-clamp-1 min-w-0 text-sm leading-snug text-soft">{recipe}</span>
      </span>
    </>
  );
}

/** Marks a dish that guests don't see. */
function RestingChip() {
  return (
    <span className="inline-flex items-center gap-1 rounded-pill bg-sand px-2 text-sm leading-snug font-medium whitespace-nowrap">
      <EyeOffIcon aria-hidden="true" className="size-3.5" />
      Resting
    </span>
  );
}
