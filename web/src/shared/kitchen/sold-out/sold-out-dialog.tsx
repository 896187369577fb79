import { useState } from 'react';
import type { SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LineSkeletons, Skeleton } from '../../../ui/skeleton.tsx';
import { SoldOutFinder } from './sold-out-finder.tsx';
import { SoldOutNews } from './sold-out-news.tsx';
import { FoldedSoldOutNow, SoldOutNow } from './sold-out-now.tsx';
import { useSoldOut } from './use-sold-out.ts';
import * as words from './words.en.ts';

/** Marks dishes and options sold out (for today or until recalled) or available again. */
export function SoldOutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.title} variant="wide">
      <SoldOutContent />
    </Dialog>
  );
}

function SoldOutContent() {
  const [until, setUntil] = useState<SoldOutUntil>('next-opening');
  const state = useSoldOut();
  // On a phone the dialog scrolls as a whole, and nothing scrolls within it.
  const isNarrow = useMedia('(width < 48rem)');
  const { menu, groups, soldOut, loadError, problem } = state;
  if (loadError) {
    const { isLoading, retry } = state;
    return <ErrorState message={messageOf(loadError)} busy={isLoading} onRetry={retry} />;
  }
  if (!menu || !soldOut) return <SoldOutSkeleton />;
  return (
    <>
      {problem && (
        <p role="alert" className="mb-4 rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[1fr_18rem]">
        {isNarrow && <FoldedSoldOutNow soldOut={soldOut} state={state} />}
        <SoldOutFinder
          menu={menu}
          groups={groups}
          soldOut={soldOut}
          state={state}
          until={until}
          onUntil={setUntil}
        />
        {!isNarrow && <SoldOutNow soldOut={soldOut} state={state} />}
      </div>
      <SoldOutNews state={state} />
    </>
  );
}

function SoldOutSkeleton() {
  return (
    <div className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 rounded-sm" />
      <LineSkeletons lines={8} />
    </div>
  );
}
