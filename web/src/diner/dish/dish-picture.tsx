import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCategories } from '../../lib/categories.ts';
import { isPhoto } from '../../lib/pictures/is-photo.ts';
import { pictureSizes } from '../../lib/pictures/picture-sizes.ts';
import { paintedPlateOf, pictureOf } from '../../model/painted-plate.ts';
import { classes } from '../../ui/classes.ts';
import { grayStyle } from '../../ui/gray-style.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type DishPictureProps = {
  dish: Pick<MenuItem, '_id' | 'image' | 'category'>;
  isGray: boolean;
  /** Whether it is a strip above the choices of the dish. */
  isStrip: boolean;
  /** Whether it is on the page of the dish: there is room for a larger plate. */
  isPage: boolean;
  className: string;
};

/** The picture is what visitors look at first, so it loads first. */
const first = { fetchPriority: 'high' } as const;
const artSize = { ...first, width: 560, height: 560, 'data-part': 'plate' };

/**
 * The large picture of a dish, on the tint of its category: plated dishes come in a size for this,
 * a photo fills the space, and a painted plate has any size.
 */
export function DishPicture({ dish, isGray, isStrip, isPage, className }: DishPictureProps) {
  const { _id, category } = dish;
  const src = pictureOf(dish);
  const { tint } = useCategories().of(category);
  const style = isGray ? grayStyle : undefined;
  const art = {
    ...artSize,
    style,
    className: classes(
      'object-contain md:size-90',
      isStrip ? 'size-40' : 'size-65',
      isPage && 'lg:w-[min(32.5rem,100%_-_1rem)] lg:h-auto',
    ),
  };
  const plate = <Picture {...art} src={paintedPlateOf(_id, category)} />;
  return (
    <div
      data-part="art"
      className={classes(
        `tint-${tint} tinted relative grid place-items-center overflow-hidden`,
        className,
      )}
    >
      {isPhoto(src) ? (
        <Picture
          {...first}
          {...pictureSizes(src, '(min-width: 64rem) 50vw, 100vw')}
          src={src}
          style={style}
          className="absolute size-full object-cover"
          fallback={plate}
        />
      ) : (
        <Picture
          {...art}
          src={src.replace('.webp', '-l.webp')}
          fallback={<Picture {...art} src={src} fallback={plate} />}
        />
      )}
    </div>
  );
}
