import { limits } from '@thymely/contract/limits';

export type JsonShapeFault = 'too-deep' | 'too-many';

/** No honest body has more values than this: a part of an import has a thousand. */
const mostValues = limits.bodyBytes;

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/**
 * Looks at a body before it is parsed: parsed, a mebibyte of brackets takes forty.
 *
 * @returns what is wrong with its depth or width, or undefined. Whether it is JSON, the parser knows.
 */
export function findJsonShapeFault(json: Uint8Array): JsonShapeFault | undefined {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) {
      isText = true;
    } else if (opening.has(byte)) {
      values++;
      if (++depth > limits.bodyDepth) return 'too-deep';
    } else if (closing.has(byte)) {
      depth--;
    } else if (byte === comma) {
      values++;
    }
    if (values > mostValues) return 'too-many';
  }
  return undefined;
}
