import * as kitchen from '../../staff/screen/words.en.ts';
import { startCard, startGround, StartHead } from '../../staff/screen/start-head.tsx';
import { FieldPlace } from '../../ui/fields/field-place.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as words from '../words.en.ts';

/** The kitchen until it is known who may see it: the screen before the board, without its fields. */
export function KitchenFrame() {
  return (
    <main id="main" className={startGround}>
      <div className={startCard}>
        <StartHead aside={<p className="text-soft">{words.loading}</p>} />
        <FieldPlace label={kitchen.screenName} hint={kitchen.screenNameHint} />
        <FieldPlace label={kitchen.columns} />
        <FieldPlace label={kitchen.printWhenAccepted} hint={kitchen.printHint} />
        <FieldPlace label={kitchen.volume} height="h-11" />
        <Skeleton className="h-14 rounded-pill" />
      </div>
      <Skeleton className="h-[1lh] w-28 rounded-sm" />
    </main>
  );
}
