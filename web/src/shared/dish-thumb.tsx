import { useQuery } from '@tanstack/react-query';
import type { Category } from '@thymely/contract/ground/categories';
import { vesselPictureOf } from '@thymely/contract/menu/empty-plate';
import { menuQuery } from '../api/menu/menu.ts';
import { pictureKind } from '../lib/pictures/picture-kind.ts';
import { pictureSizes } from '../lib/pictures/picture-sizes.ts';
import { classes } from '../ui/classes.ts';
import { grayStyle } from '../ui/gray-style.ts';
import { Picture } from '../ui/pictures/picture.tsx';

type DishThumbProps = {
  image: string;
  /** The category, which determines the vessel; without it there is none. */
  category: Category | undefined;
  isGray?: boolean;
  /** The classes for size, shape and background. */
  className: string;
};

const withoutColor = { filter: grayStyle.filter };

const inTheMiddle = 'absolute inset-0 m-auto';

/**
 * A small picture of a dish in a list, shown as on its card: a plated dish as it is, a photo up to
 * the edges, a single drawing on its category's vessel. The vessel also replaces a picture that
 * fails to load.
 */
export function DishThumb({ image, category, isGray = false, className }: DishThumbProps) {
  const kind = pictureKind(image);
  const look = { width: 64, height: 64, loading: 'lazy' } as const;
  const whole = `${inTheMiddle} size-[88%] object-contain`;
  const vessel = category ? (
    <Picture {...look} src={vesselPictureOf(category)} className={whole} />
  ) : undefined;
  const isOnVessel = kind === 'drawing' && vessel !== undefined;
  const places = {
    plated: whole,
    photo: 'absolute size-full object-cover',
    drawing: isOnVessel ? `${inTheMiddle} size-[52%]` : `${inTheMiddle} size-[70%] object-contain`,
  };
  return (
    <span
      className={classes('relative shrink-0 overflow-hidden', className)}
      style={isGray ? withoutColor : undefined}
    >
      {isOnVessel && vessel}
      <Picture
        {...look}
        {...pictureSizes(image, '96px')}
        src={image}
        className={places[kind]}
        fallback={isOnVessel ? <></> : vessel}
      />
    </span>
  );
}

type LineThumbProps = Omit<DishThumbProps, 'category'> & { menuItemId: string };

/** The same for a dish known only by its ID: its category is known once the menu is loaded. */
export function LineThumb({ menuItemId, ...rest }: LineThumbProps) {
  const { data: menu } = useQuery({ ...menuQuery, enabled: false });
  const category = menu?.find(({ _id }) => _id === menuItemId)?.category;
  return <DishThumb {...rest} category={category} />;
}
