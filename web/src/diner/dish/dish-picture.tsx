import { categoryOf } from '@thymely/contract/ground/categories';
import { vesselPictureOf } from '@thymely/contract/menu/empty-plate';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { pictureKind } from '../../lib/pictures/picture-kind.ts';
import { pictureSizes } from '../../lib/pictures/picture-sizes.ts';
import { classes } from '../../ui/classes.ts';
import { grayStyle } from '../../ui/gray-style.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type DishPictureProps = {
  dish: Pick<MenuItem, 'image' | 'category'>;
  isGray: boolean;
  /** Whether it is a strip above the choices of the dish. */
  isStrip: boolean;
  className: string;
};

/** The picture is what visitors look at first, so it loads first. */
const first = { fetchPriority: 'high' } as const;
const artSize = { ...first, width: 560, height: 560, 'data-part': 'plate' };

/**
 * The large picture of a dish, on the tint of its category: plated dishes come in a size for this,
 * a photo fills the space, a single drawing lies on its category's vessel.
 */
export function DishPicture({ dish, isGray, isStrip, className }: DishPictureProps) {
  const { image, category } = dish;
  const style = isGray ? grayStyle : undefined;
  const art = {
    ...artSize,
    style,
    className: classes('object-contain md:size-90', isStrip ? 'size-40' : 'size-65'),
  };
  const vessel = <Picture {...art} src={vesselPictureOf(category)} />;
  const [, plated] = /^\/dish-art\/plated\/(.+)\.webp$/.exec(image) ?? [];
  const isDrawing = plated === undefined && pictureKind(image) === 'drawing';
  return (
    <div
      data-part="art"
      className={classes(
        `tint-${categoryOf(category).tint} tinted relative grid place-items-center overflow-hidden`,
        className,
      )}
    >
      {plated !== undefined && (
        <Picture
          {...art}
          src={`/dish-art/plated/${plated}-l.webp`}
          fallback={<Picture {...art} src={image} fallback={vessel} />}
        />
      )}
      {isDrawing && (
        <>
          {vessel}
          <Picture
            src={image}
            style={style}
            data-part="drawing"
            className={classes('absolute md:size-48', isStrip ? 'size-22' : 'size-36')}
            fallback={<></>}
          />
        </>
      )}
      {plated === undefined && !isDrawing && (
        <Picture
          {...first}
          {...pictureSizes(image, '(min-width: 64rem) 50vw, 100vw')}
          src={image}
          style={style}
          className="absolute size-full object-cover"
          fallback={vessel}
        />
      )}
    </div>
  );
}
