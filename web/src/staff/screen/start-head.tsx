import { brand } from '@brand/brand.ts';
import * as titles from '../../model/screen-words.en.ts';
import type { Elements } from '../../ui/elements.ts';
import * as words from './words.en.ts';

/** The ground and the card of the screen before the board. */
export const startGround =
  'hero-ground glow-centred grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10';
export const startCard = 'grid w-full max-w-md gap-5 rounded-lg bg-card p-6 shadow-card sm:p-8';

/** What the screen before the board begins with; its frame says beside it that it is loading. */
export function StartHead({ aside }: { aside?: Elements }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-4">
        <p className="eyebrow">{brand.name}</p>
        {/* It moves nothing by being there. */}
        {aside && <div className="-mt-1 h-0">{aside}</div>}
      </div>
      <h1 className="text-3xl font-bold">{titles.kitchen}</h1>
      <p className="text-soft">{words.introduction}</p>
    </div>
  );
}
