import type { Category } from '@thymely/contract/ground/categories';
import { useCategories } from '../../../lib/categories.ts';
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
  /** The classes for the size of the picture. */
  pictureClassName: string;
};

/** A dish's picture on its category's tint. Decorative, so name the dish next to it. */
export function ListedDishPicture(props: DishPictureProps) {
  const { image, category, className, pictureClassName } = props;
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
        className={classes('object-contain', pictureClassName)}
      />
    </span>
  );
}
