import ImageIcon from 'lucide-react/icons/image';
import { useState, type ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Decorative, so name what it shows next to it. An icon replaces one that cannot be loaded. */
export function Picture({ src, className, ...attributes }: ComponentProps<'img'>) {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) {
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
