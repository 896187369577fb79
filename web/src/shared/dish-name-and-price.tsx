import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { classes } from '../ui/classes.ts';
import { DishLink } from './dish-link.tsx';
import { DishPrice } from './dish-price.tsx';

type DishNameAndPriceProps = { dish: MenuItem; className?: string; linkClassName?: string };

/** A dish in a short list: its name, which opens it, above its price. */
export function DishNameAndPrice({ dish, className, linkClassName }: DishNameAndPriceProps) {
  return (
    <span className={classes('grid min-w-0 flex-1 wrap-anywhere', className)}>
      <DishLink dishId={dish._id} className={classes('font-semibold', linkClassName)}>
        {dish.name}
      </DishLink>
      <span className="text-sm text-soft tabular-nums">
        <DishPrice dish={dish} />
      </span>
    </span>
  );
}
