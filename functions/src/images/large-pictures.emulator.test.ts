import { expect, it } from 'vitest';
import { largeCmykPicture, plainPicture } from '../testing/drawn-pictures.ts';
import { useBuiltFunction } from '../testing/built-function.ts';
import { signUpDiner } from '../testing/people.ts';
import { pictureForm } from '../testing/pictures.ts';

const mebibyte = 1024 * 1024;

const built = useBuiltFunction();
const { emulators, call } = built;

const side = { width: 4096, height: 4096 };

/**
 * Two are decoded at a time, only one of them if it is large: the others wait, and no kind waits
 * otherwise than the first. Other pictures take less memory (docs/decisions/021-pictures-are-rebuilt-and-counted.md).
 */
const kinds: [atOnce: number, kind: string, draw: () => Buffer | Promise<Buffer>][] = [
  [4, 'progressive JPEG in CMYK', largeCmykPicture],
  [2, 'interlaced PNG', () => plainPicture(side, 4).png({ progressive: true }).toBuffer()],
  [2, 'WebP', () => plainPicture(side, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
];

it.each(kinds)(
  '%i pictures of 4096 × 4096 at once are stored or put off, within 400 MiB: %s',
  async (atOnce, kind, draw) => {
    const { accessToken: token } = await signUpDiner(emulators);
    const file = await draw();
    const query = { purpose: 'avatar' } as const;
    const before = await built.served.peakBytes();
    const startedAtMs = performance.now();
    const upload = () => call('uploadImage', { token, query, form: pictureForm(file) });
    const answers = await Promise.all(Array.from({ length: atOnce }, upload));
    // On a slow machine, all of them may have been put off: then one alone is stored.
    if (!answers.some(({ status }) => status === 200)) answers.push(await upload());
    const tookMs = performance.now() - startedAtMs;
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(built.served.isAlive()).toBe(true);
    const peak = await built.served.peakBytes();
    // oxlint-disable-next-line no-console -- the figures that decision record 021 states
    console.log(
      `${kind}: ${Math.round(before / mebibyte)} MiB before, ${Math.round(peak / mebibyte)} after; ` +
        `${statuses.filter((status) => status === 200).length} stored in ${Math.round(tookMs)} ms`,
    );
    expect(peak).toBeLessThan(400 * mebibyte);
  },
  600_000,
);
