import { useEffect, useState, type RefObject } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCategories } from '../../lib/categories.ts';
import { DishThumb } from '../../shared/dish-thumb.tsx';

type SheetHeadProps = {
  dish: Pick<MenuItem, '_id' | 'name' | 'image' | 'category'>;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Changes with the content of the sheet. */
  shownAs: string;
};

/** The picture and name of a dish in small, while the name itself has scrolled away. */
export function SheetHead({ dish, dialog, shownAs }: SheetHeadProps) {
  const { name, category } = dish;
  const { tint } = useCategories().of(category);
  const isAway = useNameScrolledAway(dialog, shownAs);
  if (!isAway) return null;
  return (
    <p className="sheet-head" aria-hidden="true">
      <DishThumb dish={dish} className={`tint-${tint} tinted size-11 rounded-pill`} />
      <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
    </p>
  );
}

/** Whether the heading with the name of the dish is above what is in sight of the dialog. */
function useNameScrolledAway(
  dialog: RefObject<HTMLDialogElement | null>,
  shownAs: string,
): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const name = dialog.current?.querySelector('h2');
    if (!name) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { boundingClientRect, rootBounds, isIntersecting } = entry;
        setIsAway(!isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? 0));
      },
      { root: dialog.current },
    );
    observer.observe(name);
    return () => {
      observer.disconnect();
    };
  }, [dialog, shownAs]);
  return isAway;
}
