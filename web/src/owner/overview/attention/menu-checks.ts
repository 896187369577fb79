import CloudUploadIcon from 'lucide-react/icons/cloud-upload';
import ChartColumnIcon from 'lucide-react/icons/chart-column';
import TagIcon from 'lucide-react/icons/tag';
import LinkIcon from 'lucide-react/icons/link';
import TextIcon from 'lucide-react/icons/text';
import WheatIcon from 'lucide-react/icons/wheat';
import { inThousands } from '@thymely/contract/ground/in-words';
import { presentCategories } from '../../../lib/categories.ts';
import { isLinked } from '../../../lib/pictures/is-linked.ts';
import type { Attention, Now } from './attention-check.ts';
import { counted } from './counted.ts';
import * as words from '../words.en.ts';

/** A page is shown as it was built until the app has loaded the present menu. */
export function pagesBehind({ unpublished = 0 }: Now): Attention | undefined {
  if (unpublished === 0) return undefined;
  return {
    id: 'pages-behind',
    Icon: CloudUploadIcon,
    tone: 'notice',
    title: words.pagesBehind(unpublished, inThousands(unpublished)),
    detail: words.pagesBehindDetail,
    to: '/dashboard/changes',
    action: words.seeNewChanges,
  };
}

/** Dishes of a category that the menu has no tab for. */
export function uncategorized({ menu = [] }: Now): Attention | undefined {
  const lost = menu.filter(({ category }) => !presentCategories().find(category));
  const [first] = lost;
  if (first === undefined) return undefined;
  return {
    id: 'uncategorized',
    Icon: TagIcon,
    tone: 'notice',
    title: counted(words.uncategorized, lost),
    detail: words.uncategorizedDetail(first.name),
    to: `/dashboard/update-menu/${first._id}`,
    action: words.chooseCategory,
  };
}

/** Dishes that guests do not see who leave out an allergen. */
export function undeclared({ menu = [] }: Now): Attention | undefined {
  const silent = menu.filter(({ allergens, resting }) => !allergens && resting !== true);
  if (silent.length === 0) return undefined;
  return {
    id: 'undeclared',
    Icon: WheatIcon,
    tone: 'notice',
    title: counted(words.undeclaredDishes, silent),
    detail: words.undeclaredDetail,
    to: '/dashboard/manage-items?without=allergens',
    action: words.declare,
  };
}

/** Dishes that came from a file without a recipe, which the form requires. */
export function withoutRecipe({ menu = [] }: Now): Attention | undefined {
  const bare = menu.filter(({ recipe }) => recipe === '');
  if (bare.length === 0) return undefined;
  return {
    id: 'without-recipe',
    Icon: TextIcon,
    tone: 'notice',
    title: counted(words.dishesWithoutRecipe, bare),
    detail: words.withoutRecipeDetail,
    to: '/dashboard/manage-items?without=recipe',
    action: words.addRecipes,
  };
}

/** Dishes whose pictures are on other sites, such as those of a file from another system. */
export function linkedPictures({ menu = [] }: Now): Attention | undefined {
  const linked = menu.filter(({ image }) => isLinked(image));
  if (linked.length === 0) return undefined;
  return {
    id: 'linked-pictures',
    Icon: LinkIcon,
    tone: 'notice',
    title: counted(words.linkedPictures, linked),
    detail: words.linkedPicturesDetail,
    to: '/dashboard/manage-items?without=own-picture',
    action: words.replaceLinked,
  };
}

/** Dishes that nobody has bought, which make the menu long. */
export function unsold({ unsold: dishes = [] }: Now): Attention | undefined {
  if (dishes.length === 0) return undefined;
  return {
    id: 'unsold',
    Icon: ChartColumnIcon,
    tone: 'notice',
    title: counted(words.unsoldDishes, dishes),
    detail: words.unsoldDetail,
    to: '/dashboard/figures',
    action: words.seeUnsold,
  };
}
