import type { PointerEventHandler, ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { DishOffer } from './dish-offer.tsx';
import { PlateDish } from './plate-dish.tsx';
import type { Plate } from './use-clock-dishes.ts';

type CenterProps = {
  plate: Plate | undefined;
  rim: string | undefined;
  /** Whether a plate has the visitor's attention, so that its dish is offered. */
  isOffered: boolean;
  /** Whether dishes move in from their plates; at first they just stand there. */
  isMoving: boolean;
  /** The note under the dish, shown while none is offered. */
  note: ReactNode;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
};

const offerClasses =
  'offered grid content-center justify-items-center gap-0.5 bg-card text-center leading-snug shadow-raised';

/** The dish in the middle of the clock. */
export function Center({ plate, rim, isOffered, isMoving, note, ...pointer }: CenterProps) {
  const dish = plate?.dish;
  return (
    <div
      // A new element moves in; an element that grows would count as a layout shift.
      key={isOffered ? 'offer' : 'rest'}
      data-dish=""
      className={classes('clock-center', isOffered && offerClasses)}
      {...pointer}
    >
      <div
        key={plate?.hour}
        className={classes('china', `hour-${plate?.hour ?? 12}`, isMoving && 'arrives')}
      >
        {plate && <PlateDish plate={plate} rim={rim} isLarge />}
      </div>
      {isOffered ? dish && <DishOffer key={dish._id} dish={dish} /> : note && <Note>{note}</Note>}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="absolute inset-x-0 -bottom-4 text-center">
      <span className="inline-block rounded-pill bg-card px-4 py-1 font-semibold shadow-raised">
        {children}
      </span>
    </p>
  );
}
