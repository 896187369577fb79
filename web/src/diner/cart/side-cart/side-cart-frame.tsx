import type { Elements } from '../../../ui/elements.ts';
import type { ShownLine } from '../cart-totals.ts';
import { SideCartDishes } from './side-cart-dishes.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

type SideCartFrameProps = {
  /** Whether it is known whose cart it is. */
  isKnown: boolean;
  lines?: ShownLine[];
  /** What stands above the offered dishes. */
  above?: Elements;
  nextStep?: Elements;
};

/**
 * What the side cart shows in every state: two dishes, when and where. Its styles are inlined into
 * the pages of the menu; those of everything else come with the code.
 */
export function SideCartFrame(props: SideCartFrameProps) {
  const { isKnown, lines = [], above, nextStep } = props;
  return (
    <>
      <div className="side-cart-scroll grid content-start gap-4 px-5 pb-4">
        {above}
        <SideCartDishes lines={lines} isKnown={isKnown} />
      </div>
      <div className="grid gap-3 bg-leaf-100 p-5">
        <WhenAndWhere isWithoutNotice={nextStep !== undefined} />
        {nextStep}
      </div>
    </>
  );
}
