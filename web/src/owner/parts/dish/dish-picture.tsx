import type { Category } from '@thymely/contract/ground/categories';
import { useCategories } from '../../../lib/categories.ts';
import { isPhoto } from '../../../lib/pictures/is-photo.ts';
import { pictureSizes } from '../../../lib/pictures/picture-sizes.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

type DishPictureProps = {
  /** The picture; an icon replaces it if there is none or it cannot be loaded. */
  image: string | undefined;
  /** The category, which sets the background's tint. */
  category: Category | undefined;
  /** The classes for size and corners of the background. */
  className: string;
};

/** A dish's picture: a plate on its category's tint, a photo up to the edges. Decorative, so name the dish next to it. */
export function ListedDishPicture(props: DishPictureProps) {
  const { image, category, className } = props;
  const { tint } = useCategories().of(category);
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden transition-colors',
        category ? `tint-${tint} bg-(--tint)` : 'bg-sand',
        className,
      )}
    >
      <Picture
        {...pictureSizes(image, '64px')}
        src={image}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={
          image !== undefined && isPhoto(image)
            ? 'size-full object-cover'
            : 'size-4/5 object-contain'
        }
      />
    </span>
  );
}
