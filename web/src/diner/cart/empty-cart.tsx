import { Suspense } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { loadLater } from './load-later.ts';
import { StandoutsSkeleton } from './standouts-skeleton.tsx';

const Standouts = loadLater(() => import('./standouts.tsx'));

/** The empty cart: a picture, a sentence, a link to the menu, and dishes to begin with. */
export function EmptyCart() {
  return (
    <>
      <div className="grid grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
        <div className="relative grid size-[224px] place-items-center rounded-pill bg-leaf-200">
          <img src="/dish-art/1f6d2.webp" alt="" width="150" height="150" />
          <Garnish art="/dish-art/1f957.webp" className="-top-2 -left-3 size-[72px]" />
          <Garnish art="/dish-art/1f355.webp" className="-right-3 bottom-6 size-[80px]" />
          <Garnish art="/dish-art/1f9c1.webp" className="-bottom-4 left-2 size-[64px]" />
        </div>
        <p className="text-xl font-semibold text-balance">Cart is empty. Please add products.</p>
        <ButtonLink to="/menu" size="large" className="whitespace-normal!">
          Back to Menu
        </ButtonLink>
      </div>
      <Suspense fallback={<StandoutsSkeleton />}>
        <Standouts />
      </Suspense>
    </>
  );
}

function Garnish({ art, className }: { art: string; className: string }) {
  return (
    <span
      className={`absolute grid place-items-center rounded-pill bg-card p-[10px] shadow-card ${className}`}
    >
      <img src={art} alt="" width="64" height="64" />
    </span>
  );
}
