import { pagePictures } from '@brand/page-pictures.ts';
import { Suspense } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { PlatedArt } from '../../ui/pictures/plated-art.tsx';
import { loadLater } from '../parts/load-later.ts';
import { StandoutsSkeleton } from '../parts/standouts-skeleton.tsx';
import * as words from './words.en.ts';

const Standouts = loadLater(() => import('../parts/standouts.tsx'));

/** The empty cart: a picture, a sentence, a link to the menu, and dishes to begin with. */
export function EmptyCart() {
  return (
    <>
      <div className="grid grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
        <PlatedArt art={pagePictures.emptyCart} />
        <p className="text-xl font-semibold text-balance">{words.empty}</p>
        <ButtonLink to="/menu" size="large" className="whitespace-normal!">
          {words.backToMenu}
        </ButtonLink>
      </div>
      <Suspense fallback={<StandoutsSkeleton />}>
        <Standouts />
      </Suspense>
    </>
  );
}
