import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../api/menu/menu.ts';
import { isPhoto } from '../lib/pictures/is-photo.ts';
import { pictureSizes } from '../lib/pictures/picture-sizes.ts';
import {
  isPaintedPlate,
  paintedPlateOf,
  pictureOf,
  type PicturedDish,
} from '../model/painted-plate.ts';
import { classes } from '../ui/classes.ts';
import { grayStyle } from '../ui/gray-style.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { dishOfLine, type PicturedLine } from './line-picture.ts';

type ThumbLook = {
  isGray?: boolean;
  /** How wide it is shown at most, as in the attribute of an image. */
  sizes?: string;
  /** The classes for size, shape and background. */
  className: string;
};

const withoutColor = { filter: grayStyle.filter };

/**
 * A small picture of a dish in a list, shown as on its card: a plate as it is, a photo up to the
 * edges. The painted plate also replaces a picture that fails to load.
 */
export function DishThumb(props: ThumbLook & { dish: PicturedDish }) {
  const { dish, isGray = false, sizes = '96px', className } = props;
  const src = pictureOf(dish);
  const look = { width: 64, height: 64, loading: 'lazy' } as const;
  const whole = 'absolute inset-0 m-auto size-[88%] object-contain';
  const plate = paintedPlateOf(dish._id, dish.category);
  return (
    <span
      className={classes('relative shrink-0 overflow-hidden', className)}
      style={isGray ? withoutColor : undefined}
    >
      <Picture
        {...look}
        {...pictureSizes(src, sizes)}
        src={src}
        className={isPhoto(src) ? 'absolute inset-0 size-full object-cover' : whole}
        fallback={<Picture {...look} src={plate} className={whole} />}
      />
    </span>
  );
}

/** The same for a line of a cart or an order. A painted plate has the rim of its category, which the menu knows. */
export function LineThumb({ line, ...look }: ThumbLook & { line: PicturedLine }) {
  const { data: menu } = useQuery({ ...menuQuery, enabled: isPaintedPlate(line.image) });
  return <DishThumb {...look} dish={dishOfLine(line, menu)} />;
}
