import { take } from './bytes.ts';
import { jpegSegment } from './jpeg-segments.ts';
import type { JpegFrame, JpegScan } from './jpeg-frame.ts';
import { brokenPicture } from './errors.ts';

const quantization = 0xdb;
const huffman = 0xc4;
const restartInterval = 0xdd;

/** Collects the tables of a JPEG and hands each out once, before the first scan that needs it. */
export function createJpegTables() {
  /** By marker, class and number; a later definition replaces an earlier one. */
  const waiting = new Map<string, Buffer>();

  const read = (marker: number, data: Buffer, lengthAt: (offset: number) => number): void => {
    let offset = 0;
    while (offset < data.length) {
      const table = take(data, offset, 1 + lengthAt(offset));
      waiting.set(keyOf(marker, table.readUInt8(0) & marksOf(marker)), jpegSegment(marker, table));
      offset += table.length;
    }
  };
  const handOut = (marker: number, number: number): Buffer[] => {
    const key = keyOf(marker, number);
    const table = waiting.get(key);
    waiting.delete(key);
    return table ? [table] : [];
  };

  return {
    /** Returns false if it was not a table. */
    add(marker: number, data: Buffer): boolean {
      if (marker === quantization) {
        read(marker, data, (offset) => quantizationLength(data.readUInt8(offset)));
      } else if (marker === huffman) {
        read(marker, data, (offset) => huffmanLength(take(data, offset, 17)));
      } else if (marker === restartInterval) {
        if (data.length !== 2) throw brokenPicture();
        waiting.set(keyOf(marker, 0), jpegSegment(marker, data));
      } else {
        return false;
      }
      return true;
    },

    quantizationFor({ tableOf }: JpegFrame): Buffer[] {
      return [...tableOf.values()].flatMap((number) => handOut(quantization, number));
    },

    codesFor({ components }: JpegScan): Buffer[] {
      const codes = components.flatMap(({ dcTable, acTable }) => [
        ...handOut(huffman, dcTable),
        ...handOut(huffman, acClass | acTable),
      ]);
      return [...codes, ...handOut(restartInterval, 0)];
    },
  };
}

/** In Huffman tables this bit distinguishes AC from DC coefficients. */
const acClass = 0x10;

function keyOf(marker: number, number: number): string {
  return `${marker}:${number}`;
}

/** A quantization table's number shares a byte with its precision, a Huffman table's with its class. */
function marksOf(marker: number): number {
  return marker === quantization ? 0x0f : 0xff;
}

/** 64 values of one or two bytes. */
function quantizationLength(head: number): number {
  if ((head & 0x0f) > 3 || head >> 4 > 1) throw brokenPicture();
  return 64 * (1 + (head >> 4));
}

/** Sixteen counts, then as many values as they add up to. */
function huffmanLength(start: Buffer): number {
  const head = start.readUInt8(0);
  if ((head & 0x0f) > 3 || head >> 4 > 1) throw brokenPicture();
  const values = start.subarray(1).reduce((sum, count) => sum + count, 0);
  if (values > 256) throw brokenPicture();
  return 16 + values;
}
