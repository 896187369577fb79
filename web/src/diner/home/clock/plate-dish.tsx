import { isPhoto } from '../../../lib/pictures/is-photo.ts';
import { pictureSizes } from '../../../lib/pictures/picture-sizes.ts';
import { pictureOf } from '../../../model/painted-plate.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Plate } from './use-clock-dishes.ts';

type PlateDishProps = {
  plate: Plate;
  rim: string | undefined;
  /** Whether it is the one in the center, with the dish's own picture on top of the rim's. */
  isLarge?: boolean;
};

/** The dish on a plate of the clock, cut from the rim's picture if that shows it. Decorative. */
export function PlateDish({ plate: { dish, isInRim }, rim, isLarge = false }: PlateDishProps) {
  const size = { width: 128, height: 128 };
  const src = dish && pictureOf(dish);
  const isPlate = src?.startsWith('/dish-art/painted/') === true;
  return (
    <>
      {isInRim && (
        <img
          src={rim}
          alt=""
          {...size}
          fetchPriority="low"
          className={classes('rim', isPlate && 'plate')}
        />
      )}
      {src !== undefined && (isLarge || !isInRim) && (
        <Picture
          {...size}
          {...pictureSizes(src, '16rem')}
          src={src}
          fetchPriority={isLarge ? 'high' : 'low'}
          className={isPhoto(src) ? 'rounded-pill' : undefined}
          fallback={<></>}
        />
      )}
    </>
  );
}
