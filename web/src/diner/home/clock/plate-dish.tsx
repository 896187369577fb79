import { pictureSizes } from '../../../lib/picture-sizes.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Plate } from './use-clock-dishes.ts';

type PlateDishProps = {
  plate: Plate;
  rim: string | undefined;
  /** Large, in the center: the dish's own picture lies on that of the rim, which is there at once. */
  isLarge?: boolean;
};

/** The dish on a plate of the clock, from the rim's picture where that shows it. Decoration. */
export function PlateDish({ plate: { dish, isInRim }, rim, isLarge = false }: PlateDishProps) {
  const size = { width: 128, height: 128 };
  const isPhoto = dish?.image.startsWith('/dish-art/') === false;
  const isPlated = dish?.image.startsWith('/dish-art/plated/') === true;
  // A single drawing is on its vessel only in the rim.
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
