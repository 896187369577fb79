import ImageIcon from 'lucide-react/icons/image';
import { useState, type ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';

type PictureProps = ComponentProps<'img'> & {
  /** The replacement for a picture that is missing or cannot be loaded; by default an icon. */
  fallback?: Elements;
};

/** A decorative picture, so name what it shows next to it. */
export function Picture({ src, className, fallback, ...attributes }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) {
    if (fallback) return fallback;
    return (
      <span className={classes('grid place-items-center text-soft', className)}>
        <ImageIcon className="size-7" />
      </span>
    );
  }
  const fail = () => {
    setFailed(src);
  };
  return (
    <img
      {...attributes}
      // A prerendered picture may have failed before the listener was attached.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      }}
      src={src}
      alt=""
      className={className}
      onError={fail}
    />
  );
}
