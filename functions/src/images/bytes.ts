/**
 * The bytes from `start` on, exactly as many as asked for.
 *
 * @throws RangeError when there are fewer: `subarray` alone would silently return those.
 */
export function take(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new RangeError('cut off');
  return bytes.subarray(start, start + length);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function uint32Le(value: number): Buffer {
  return uint32(value).reverse();
}
