import { Suspense } from 'react';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { CustomerDetails, ShoppingDetails } from './cart-details.tsx';
import { CartTable } from './cart-table.tsx';
import type { ShownLine } from './cart-totals.ts';
import { loadLater } from '../parts/load-later.ts';
import { SuggestionsSkeleton } from './suggestions/suggestions-skeleton.tsx';
import { TotalBar } from './total-bar.tsx';
import type { CartActions } from './use-cart-actions.ts';
import * as words from './words.en.ts';

const Suggestions = loadLater(() => import('./suggestions/suggestions.tsx'));

type FilledCartProps = { lines: ShownLine[]; actions: CartActions; account: SignedInAccount };

/**
 * The lines with the details side by side below them. Where there is room, the total stands beside
 * the lines and stays in sight; on phones it is in the bar at the bottom.
 */
export function FilledCart({ lines, actions, account }: FilledCartProps) {
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 min-[75rem]:grid-cols-[minmax(0,1fr)_360px] min-[75rem]:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-1 gap-8 md:col-span-2 min-[75rem]:col-span-1 min-[75rem]:col-start-1 min-[75rem]:row-start-1">
        <div className="@container">
          <Notes lines={lines} />
          <CartTable lines={lines} actions={actions} />
        </div>
        <Suspense fallback={<SuggestionsSkeleton />}>
          <Suggestions lines={lines} />
        </Suspense>
      </div>
      <CustomerDetails
        account={account}
        className="min-[75rem]:col-start-1 min-[75rem]:row-start-2 min-[75rem]:self-start"
      />
      <ShoppingDetails
        lines={lines}
        className="min-[75rem]:tall:sticky min-[75rem]:top-24 min-[75rem]:col-start-2 min-[75rem]:row-span-2 min-[75rem]:row-start-1 min-[75rem]:self-start"
      />
      <TotalBar lines={lines} />
    </div>
  );
}

/** Says what the total leaves out, and why. */
function Notes({ lines }: { lines: ShownLine[] }) {
  const gone = lines.filter(({ available }) => !available).length;
  const isOfToday = ({ isFaultOfToday = false }: ShownLine) => isFaultOfToday;
  const faulty = lines.filter((line) => line.fault !== undefined && !isOfToday(line)).length;
  const faultyToday = lines.filter(isOfToday).length;
  const soldOut = lines.filter(({ isSoldOut }) => isSoldOut).length;
  return (
    <>
      {gone > 0 && <Note>{words.dishesGone(gone)}</Note>}
      {faulty > 0 && <Note>{words.dishesFaulty(faulty)}</Note>}
      <div role="status">
        {soldOut > 0 && <Note>{words.dishesSoldOut(soldOut)}</Note>}
        {faultyToday > 0 && <Note>{words.dishesFaultyToday(faultyToday)}</Note>}
      </div>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="mb-4 rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">{children}</p>
  );
}
