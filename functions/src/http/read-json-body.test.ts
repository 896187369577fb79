import { describe, expect, it } from 'vitest';
import { findJsonShapeFault } from './read-json-body.ts';

const faultOf = (json: string) => findJsonShapeFault(Buffer.from(json));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('requirement 31: the shape of a body, checked before it is parsed', () => {
  it.each(['', '7', '{}', '{"rows":[{"name":"a,b"},{"name":"c"}]}', '[[],[],[],[]]', 'no JSON'])(
    'requirement 31: %s is fine',
    (json) => expect(faultOf(json)).toBeUndefined(),
  );

  it('requirement 31: five levels are fine, but six or half a million are not', () => {
    expect(faultOf(nested(5))).toBeUndefined();
    for (const levels of [6, 200_000, 524_288]) expect(faultOf(nested(levels))).toBe('too-deep');
    // A call may allow more.
    expect(findJsonShapeFault(Buffer.from(nested(6)), 6)).toBeUndefined();
    expect(findJsonShapeFault(Buffer.from(nested(7)), 6)).toBe('too-deep');
  });

  it('requirement 31: a thousand values are fine, but a million are not', () => {
    expect(faultOf(`[${'0,'.repeat(999)}0]`)).toBeUndefined();
    for (const value of ['0,', '[],', '"",', '"a":0,']) {
      expect(faultOf(`[${value.repeat(1_000_000)}`)).toBe('too-many');
    }
  });

  it('requirement 31: the content of a string does not count', () => {
    const text = JSON.stringify({ recipe: `${'['.repeat(1000)}\\"${','.repeat(100_000)}"` });
    expect(faultOf(text)).toBeUndefined();
    expect(faultOf(`{"a":"\\\\","b":${nested(9)}}`)).toBe('too-deep');
  });
});
