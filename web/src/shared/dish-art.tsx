import type { ComponentProps } from 'react';
import { isPhoto } from '../lib/pictures/is-photo.ts';
import { pictureSizes } from '../lib/pictures/picture-sizes.ts';
import { Picture } from '../ui/pictures/picture.tsx';

type DishArtProps = {
  picture: ComponentProps<'img'>;
  /** The painted plate, which is shown if the picture is missing or cannot be loaded. */
  plate: string;
};

/** A dish's picture on its card: a plate as it is, a photo up to the edges. */
export function DishArt({ picture, plate }: DishArtProps) {
  const { src = '', style } = picture;
  const size = { width: 176, height: 176, className: 'rise-art size-44 object-contain' };
  const empty = <Picture {...size} src={plate} style={style} loading="lazy" />;
  if (!isPhoto(src)) return <Picture {...picture} {...size} fallback={empty} />;
  const sizes = pictureSizes(src, '(min-width: 40rem) 22rem, 100vw');
  return <Picture {...picture} {...sizes} className="h-48 w-full object-cover" fallback={empty} />;
}
