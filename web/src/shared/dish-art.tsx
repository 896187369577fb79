import type { ComponentProps } from 'react';
import type { Category } from '@thymely/contract/ground/categories';
import { vesselPictureOf } from '@thymely/contract/menu/empty-plate';
import { pictureSizes } from '../lib/pictures/picture-sizes.ts';
import { Picture } from '../ui/pictures/picture.tsx';

type DishArtProps = {
  picture: ComponentProps<'img'>;
  /** The category, which determines the vessel. */
  category: Category | undefined;
};

/**
 * A dish's picture on its card: a plated dish as it is, a photo up to the edges, a single drawing
 * on its category's vessel. If a picture cannot be loaded, the vessel alone is shown.
 */
export function DishArt({ picture, category }: DishArtProps) {
  const { src = '', style } = picture;
  const vessel = category && vesselPictureOf(category);
  const size = { width: 176, height: 176, className: 'rise-art size-44 object-contain' };
  const empty = <Picture {...size} src={vessel} style={style} loading="lazy" />;
  if (src.startsWith('/dish-art/plated/')) {
    return <Picture {...picture} {...size} fallback={empty} />;
  }
  if (!src.startsWith('/dish-art/')) {
    const sizes = pictureSizes(src, '(min-width: 40rem) 22rem, 100vw');
    return (
      <Picture {...picture} {...sizes} className="h-48 w-full object-cover" fallback={empty} />
    );
  }
  return (
    <div className="rise-art relative grid place-items-center">
      {empty}
      <Picture {...picture} className="absolute size-24" fallback={<></>} />
    </div>
  );
}
