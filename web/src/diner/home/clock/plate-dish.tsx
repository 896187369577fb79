import { pictureSizes } from '../../../lib/pictures/picture-sizes.ts';
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
  const isPhoto = dish?.image.startsWith('/dish-art/') === false;
  const isPlated = dish?.image.startsWith('/dish-art/plated/') === true;
  // Only the rim's picture shows a single drawing on its vessel.
  const hasOwn = isInRim ? isLarge && isPlated : dish !== undefined;
  return (
    <>
      {isInRim && <img src={rim} alt="" {...size} fetchPriority="low" className="rim" />}
      {hasOwn && (
        <Picture
          {...size}
          {...pictureSizes(dish?.image, '16rem')}
          src={dish?.image}
          {...(isLarge && { fetchPriority: 'high' as const })}
          className={isPhoto ? 'rounded-pill' : undefined}
          fallback={<></>}
        />
      )}
    </>
  );
}
