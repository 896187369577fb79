import { brokenPicture, requireSize } from './errors.ts';

export type JpegFrame = {
  /** The kind of compression: the number of its marker. */
  marker: number;
  data: Buffer;
  width: number;
  height: number;
  /** The number of the quantization table of each component, by its id. */
  tableOf: ReadonlyMap<number, number>;
};

export type JpegScan = {
  components: readonly { id: number; dcTable: number; acTable: number }[];
};

const progressive = 0xc2;
/** Baseline, extended sequential and progressive: what browsers show. */
const shown = new Set([0xc0, 0xc1, progressive]);
/** Tables and a reserved number, whose markers lie among those of frames. */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);

export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
}

export function isProgressive({ marker }: JpegFrame): boolean {
  return marker === progressive;
}

/** @throws AppError INVALID_REQUEST for a kind that no browser shows, or a size over the limits. */
export function readFrame(marker: number, data: Buffer): JpegFrame {
  const count = data.readUInt8(5);
  const isKnown = shown.has(marker) && data.readUInt8(0) === 8 && count >= 1 && count <= 4;
  if (!isKnown || data.length !== 6 + 3 * count) throw brokenPicture();
  // A height of zero is given after the first scan (DNL): no encoder writes that.
  const size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
  requireSize(size);
  const tableOf = new Map<number, number>();
  for (let offset = 6; offset < data.length; offset += 3) {
    const sampling = data.readUInt8(offset + 1);
    const table = data.readUInt8(offset + 2);
    if (!isSampling(sampling >> 4) || !isSampling(sampling & 15) || table > 3)
      throw brokenPicture();
    tableOf.set(data.readUInt8(offset), table);
  }
  if (tableOf.size !== count) throw brokenPicture();
  return { marker, data, ...size, tableOf };
}

function isSampling(factor: number): boolean {
  return factor >= 1 && factor <= 4;
}

/** @throws AppError INVALID_REQUEST for a scan of anything other than its frame's components. */
export function readScan(frame: JpegFrame, data: Buffer): JpegScan {
  const count = data.readUInt8(0);
  if (count < 1 || count > 4 || data.length !== 4 + 2 * count) throw brokenPicture();
  const components = [];
  for (let offset = 1; offset < 1 + 2 * count; offset += 2) {
    const id = data.readUInt8(offset);
    const tables = data.readUInt8(offset + 1);
    const component = { id, dcTable: tables >> 4, acTable: tables & 15 };
    const isKnown = frame.tableOf.has(id) && component.dcTable <= 3 && component.acTable <= 3;
    if (!isKnown) throw brokenPicture();
    components.push(component);
  }
  return { components };
}
