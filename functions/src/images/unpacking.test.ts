import { Inflate } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { png, pngChunk } from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

afterEach(() => vi.restoreAllMocks());

/** Counts the pictures that are being unpacked at the same time. */
function watchUnpacking() {
  const seen = { now: 0, most: 0 };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its stream below
  const { end } = Inflate.prototype;
  vi.spyOn(Inflate.prototype, 'end').mockImplementation(function (
    this: Inflate,
    ...data: unknown[]
  ) {
    seen.most = Math.max(seen.most, ++seen.now);
    this.once('end', () => seen.now--);
    return Reflect.apply(end, this, data) as Inflate;
  });
  return seen;
}

/** A PNG of this depth with a header only: what it says is all that is looked at. */
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
  it('are unpacked two at a time, however many come at once', async () => {
    const unpacking = watchUnpacking();
    const picture = png({ width: 1024, height: 1024 });
    const rebuilt = await Promise.all(Array.from({ length: 8 }, () => rebuildImage(picture)));
    expect(rebuilt.every(({ bytes }) => picture.equals(bytes))).toBe(true);
    expect(unpacking).toEqual({ now: 0, most: 2 });
  });

  it.each([
    [16, 6],
    [16, 2],
  ])(
    'of %i bits and kind %i are refused by their header: unpacked they have over 64 MiB',
    async (depth, kind) => {
      const unpacking = watchUnpacking();
      await expect(rebuildImage(pngOfDepth(depth, kind))).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: expect.stringContaining('too many') as string,
      });
      expect(unpacking.most).toBe(0);
    },
  );

  it.each([
    [8, 6],
    [16, 4],
  ])('of %i bits and kind %i are looked into: they have 64 MiB', async (depth, kind) => {
    const unpacking = watchUnpacking();
    await expect(rebuildImage(pngOfDepth(depth, kind))).rejects.toMatchObject({
      message: expect.stringContaining('damaged') as string,
    });
    expect(unpacking.most).toBe(1);
  });
});
