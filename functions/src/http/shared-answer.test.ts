import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSharedAnswers, sharedAnswer } from './shared-answer.ts';

const long = Array.from({ length: 2000 }, (_, index) => ({ name: `Crème brûlée ${index}` }));

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a shared answer as %s', (coding, decompress) => {
  const compressed = () => {
    const { json, compressed: forms } = sharedAnswer(long);
    if (forms === undefined) throw new Error('The answer is long.');
    return { json, compress: forms[coding] };
  };

  it('is compressed once, even for callers that come at once', async () => {
    const { json, compress } = compressed();
    const [one, other] = await Promise.all([compress(), compress()]);
    expect(one).toBeInstanceOf(Buffer);
    expect(other).toBe(one);
    expect(await compress()).toBe(one);
    expect(decompress(one).toString()).toBe(json);
  });

  it('is compressed off the event loop', async () => {
    const first = await Promise.race([
      compressed()
        .compress()
        .then(() => 'compressed'),
      new Promise((resolve) => process.nextTick(() => resolve('the next caller'))),
    ]);
    expect(first).toBe('the next caller');
  });
});

it('a shared answer is not compressed if it is short, in bytes', () => {
  expect(sharedAnswer('a'.repeat(4093)).compressed).toBeUndefined();
  expect(sharedAnswer('a'.repeat(4094)).compressed).toBeDefined();
  expect(sharedAnswer('é'.repeat(2047)).compressed).toBeDefined();
});

it('content that is read again is compressed again only if it has changed', async () => {
  const answerOfKind = createSharedAnswers();
  const first = answerOfKind('menu', long);
  expect(answerOfKind('menu', structuredClone(long))).toBe(first);
  expect(answerOfKind('soups', structuredClone(long))).not.toBe(first);
  const changed = answerOfKind('menu', [...long, { name: 'Tarte' }]);
  expect(changed.entityTag).not.toBe(first.entityTag);
  expect(answerOfKind('menu', [...long, { name: 'Tarte' }])).toBe(changed);
});
