import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WantedDish } from '../../model/dish-entry.ts';
import { DishDetails } from './dish-view.tsx';
import type { ShownDish } from './use-dish.ts';
import * as words from './words.en.ts';

type DishContentProps = {
  shown: ShownDish;
  /** The choices, note and quantity to start with. */
  wanted?: WantedDish | undefined;
  isPage?: boolean;
  onAdded?: () => void;
};

const nothing = () => undefined;

/** The dish, or why it cannot be shown. */
export function DishContent(props: DishContentProps) {
  const { shown, wanted, isPage = false, onAdded = nothing } = props;
  switch (shown.status) {
    case 'found':
      return (
        <DishDetails
          dish={shown.dish}
          menu={shown.menu}
          wanted={wanted}
          isPage={isPage}
          onAdded={onAdded}
        />
      );
    case 'loading':
      return <DishSkeleton />;
    case 'gone':
      return <GoneDish isPage={isPage} />;
    case 'failed': {
      const { message, isRetrying, retry } = shown;
      return (
        <div className="p-6 pt-16">
          <ErrorState message={message} busy={isRetrying} onRetry={retry} />
        </div>
      );
    }
  }
}

/** Placeholder for a dish: the plate, its name and price, what is to choose, and the button. */
function DishSkeleton() {
  return (
    <div className="grid grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <span className="sr-only">{words.loading}</span>
      <div className="grid h-43 place-items-center bg-sand md:h-140">
        <Skeleton className="size-40 rounded-pill md:size-90" />
      </div>
      <div className="grid content-start gap-5 px-4 py-5 md:p-7">
        <div className="flex justify-between gap-4">
          <Skeleton className="h-9 w-3/5 rounded-sm" />
          <Skeleton className="h-9 w-20 rounded-sm" />
        </div>
        <Skeleton className="h-5 rounded-sm" />
        <Skeleton className="h-5 w-2/3 rounded-sm" />
        <Skeleton className="h-40 rounded-sm" />
        <div className="flex gap-3">
          <Skeleton className="h-13 w-32 rounded-pill" />
          <Skeleton className="h-13 flex-1 rounded-pill" />
        </div>
      </div>
    </div>
  );
}

/** Shown for a dish that is no longer on the menu, or never was. */
function GoneDish({ isPage }: { isPage: boolean }) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="grid justify-items-center gap-5 px-6 py-16 text-center">
      <img src="/dish-art/painted/0-6-0.svg" alt="" width="160" height="160" />
      <Heading className="text-2xl font-bold">{words.gone}</Heading>
      <p className="max-w-sm text-soft">{words.goneText}</p>
      <ButtonLink to="/menu">{words.seeMenu}</ButtonLink>
    </div>
  );
}
