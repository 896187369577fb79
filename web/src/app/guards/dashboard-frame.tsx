import { OverviewPlaces } from '../../owner/overview/overview-places.tsx';
import { OverviewText } from '../../owner/overview/overview-text.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';

/**
 * The dashboard until it is known who may see it: its name and the places of its panels, and nothing to press. They are
 * where its screens will be: beside the sidebar, or below the bar, which come after the check.
 */
export function DashboardFrame({ isOverview }: { isOverview: boolean }) {
  return (
    <div className="max-lg:pt-[calc(3.75rem+1px)] lg:ps-[16.5rem]">
      <main id="main" className="mx-auto min-h-dvh w-full max-w-[80rem] px-4 py-8 lg:px-10 lg:py-6">
        <div className="mb-4 grid gap-1">
          <h1 className="text-[clamp(1.75rem,2.4vw,2rem)] font-bold">{titles.dashboard}</h1>
          <p className="text-soft">{isOverview ? <OverviewText /> : words.loading}</p>
        </div>
        {isOverview ? (
          <div className="grid grid-cols-1 gap-4">
            <p className="grid h-16 items-center rounded-lg bg-card px-4 text-soft shadow-card">
              {words.loading}
            </p>
            <OverviewPlaces />
          </div>
        ) : (
          <CardSkeleton lines={10} />
        )}
      </main>
    </div>
  );
}
