export type GrowingBuffer = {
  readonly length: number;
  append(chunk: Uint8Array): void;
  /** All that was appended. */
  take(): Buffer;
};

/**
 * Bytes in one piece: a list of chunks would take hundreds of bytes for each that is one byte long.
 *
 * @param expected how many there will be, if that is known.
 */
export function createGrowingBuffer(expected = 0): GrowingBuffer {
  let bytes = Buffer.allocUnsafeSlow(expected);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(chunk) {
      if (length + chunk.length > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(1024, 1.5 * length, length + chunk.length));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      bytes.set(chunk, length);
      length += chunk.length;
    },
    take: () => bytes.subarray(0, length),
  };
}
