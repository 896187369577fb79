import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPicture } from '../testing/drawn-pictures.ts';
import { pngChunk } from '../testing/pictures.ts';
import { decodingTime } from './decoding-time.ts';
import { rebuildImage } from './rebuild-image.ts';

afterEach(() => {
  sharp.queue.removeAllListeners();
  vi.restoreAllMocks();
});

/** Records the maximum number of pictures being decoded at the same time. */
function watchDecoder() {
  const seen = { most: 0 };
  sharp.queue.on('change', () => {
    // A picture that moves from the queue to the decoder between the two is missed, not counted twice.
    const { process } = sharp.counters();
    const { queue } = sharp.counters();
    seen.most = Math.max(seen.most, queue + process);
  });
  return seen;
}

/** Returns a PNG of this depth with nothing but a header, which is all that is read. */
function pngOfDepth(bitDepth: number, colorType: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(4096, 0);
  header.writeUInt32BE(4096, 4);
  header.set([bitDepth, colorType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures', () => {
  it('are decoded two at a time, however many come at once', async () => {
    const decoder = watchDecoder();
    const picture = await drawPicture({ width: 1024, height: 1024 }).png().toBuffer();
    const rebuilt = await Promise.all(Array.from({ length: 8 }, () => rebuildImage(picture)));
    expect(rebuilt.every(({ width }) => width === 1024)).toBe(true);
    expect(decoder.most).toBe(2);
  });

  it('are refused as unavailable if their turn comes too late', async () => {
    const picture = await drawPicture({ width: 64, height: 64 }).png().toBuffer();
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    const late = rebuildImage(picture);
    clock.mockReturnValue(start + decodingTime.waitMs + 1);
    // Two begin at once; the third waits until one of them has ended.
    const waiting = [rebuildImage(picture), rebuildImage(picture)];
    clock.mockReturnValue(start + 2 * decodingTime.waitMs + 2);
    await Promise.allSettled([late, ...waiting]);
    await expect(waiting[1]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([
    [16, 6],
    [16, 2],
  ])(
    'of %i bits and kind %i are refused by their header: over 64 MiB decoded',
    async (depth, kind) => {
      await expect(rebuildImage(pngOfDepth(depth, kind))).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message:
          'This picture has too many pixels of 16 bits each. Save it with 8 bits, or make it smaller.',
      });
    },
  );

  it.each([
    [8, 6],
    [16, 4],
  ])('of %i bits and kind %i are decoded: at most 64 MiB', async (depth, kind) => {
    await expect(rebuildImage(pngOfDepth(depth, kind))).rejects.toMatchObject({
      message: expect.stringContaining('damaged') as string,
    });
  });
});
