import ImageIcon from 'lucide-react/icons/image';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';

type PictureProps = ComponentProps<'img'> & {
  /** Replaces one that is missing or cannot be loaded; an icon when there is none. */
  fallback?: ReactNode;
};

/** Decorative, so name what it shows next to it. */
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
      // A prerendered one may have failed before the listener was attached.
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
