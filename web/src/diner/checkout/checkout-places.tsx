import { FieldPlace } from '../../ui/fields/field-place.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pickup } from './pickup/words.en.ts';
import { Whereabouts } from './whereabouts.tsx';
import * as words from './words.en.ts';

const card = 'rounded-lg bg-card p-4 shadow-card sm:p-8';

/** The form and the total of the checkout, with the words that are the same for everybody. */
export function CheckoutPlaces() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
      <div className="grid grid-cols-1 gap-6">
        <section className={`grid grid-cols-1 gap-4 ${card}`}>
          <h2 className="text-xl font-bold">{pickup}</h2>
          <div className="grid grid-cols-2 gap-2.5">
            <Skeleton className="h-17 rounded-sm" />
            <Skeleton className="h-17 rounded-sm" />
          </div>
        </section>
        <section className={`grid grid-cols-1 gap-5 ${card}`}>
          <h2 className="text-xl font-bold">{words.forYou}</h2>
          <Skeleton className="h-11 rounded-sm" />
          <FieldPlace label={words.allergies} hint={words.allergiesHint} />
          <Skeleton className="h-11 w-56 max-w-full rounded-pill" />
        </section>
        <Skeleton className="h-32 rounded-lg" />
      </div>
      <section className="grid gap-4 rounded-lg bg-leaf-100 p-6 shadow-card sm:p-8">
        <h2 className="text-xl font-bold">{words.total}</h2>
        <Skeleton className="h-10 rounded-sm" />
        <Whereabouts />
      </section>
    </div>
  );
}
