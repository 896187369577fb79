import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sharedAnswer } from './shared-answer.ts';

const long = Array.from({ length: 2000 }, (_, index) => ({ name: `Crème brûlée ${index}` }));

it('a shared answer is compressed once, even for callers that come at once', async () => {
  const { json, brotli } = sharedAnswer(long);
  const [one, other] = await Promise.all([brotli?.(), brotli?.()]);
  expect(one).toBeInstanceOf(Buffer);
  expect(other).toBe(one);
  expect(await brotli?.()).toBe(one);
  expect(brotliDecompressSync(one ?? '').toString()).toBe(json);
});

it('a shared answer is compressed off the event loop', async () => {
  const { brotli } = sharedAnswer(long);
  const first = await Promise.race([
    brotli?.().then(() => 'compressed'),
    new Promise((resolve) => setImmediate(() => resolve('the next caller'))),
  ]);
  expect(first).toBe('the next caller');
});

it('a shared answer is not compressed if it is short, in bytes', () => {
  expect(sharedAnswer('a'.repeat(4093)).brotli).toBeUndefined();
  expect(sharedAnswer('a'.repeat(4094)).brotli).toBeDefined();
  expect(sharedAnswer('é'.repeat(2047)).brotli).toBeDefined();
});
