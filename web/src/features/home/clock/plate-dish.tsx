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
  return (
    <>
      {isInRim && <img src={rim} alt="" {...size} fetchPriority="low" className="rim" />}
      {dish && (isLarge || !isInRim) && (
        <Picture
          {...size}
          src={dish.image}
          {...(isLarge && { fetchPriority: 'high' as const })}
          className={dish.image.startsWith('/dish-art/') ? artClass(dish.image) : undefined}
          fallback={<></>}
        />
      )}
    </>
  );
}

/** A plated dish as it is; a single drawing, which the rim shows on a vessel, in its place on it. */
function artClass(image: string): string {
  return image.startsWith('/dish-art/plated/') ? 'plated' : 'drawn';
}
