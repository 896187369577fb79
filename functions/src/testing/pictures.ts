import { crc32, deflateSync } from 'node:zlib';

type Size = { width: number; height: number };

const small: Size = { width: 2, height: 2 };

/** A real PNG of one grey. */
export function png({ width, height }: Size = small): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(height, 64) * (width + 1), 0x80));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A JPEG's markers, with a comment, fill bytes, stuffed bytes and restart markers in the scan. */
export function jpeg({ width, height }: Size = small): Buffer {
  const frame = Buffer.from('ffc2000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.from('ffe000104a46494600010100000100010000', 'hex'),
    // A comment that looks like an end of image.
    Buffer.from('fffe0004ffd9', 'hex'),
    frame,
    Buffer.from('ffffffda0008010100003f00', 'hex'),
    Buffer.from('12ff0034ffd056', 'hex'),
    Buffer.from('ffda0008010100003f00aabb', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A WebP's container around the headers of each of its three kinds. */
export function webp({ width, height }: Size = small, kind: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8 ') {
  const data = Buffer.alloc(10);
  if (kind === 'VP8X') {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  } else if (kind === 'VP8L') {
    data.writeUInt8(0x2f, 0);
    data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  } else {
    data.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  }
  const chunk = Buffer.concat([Buffer.from(kind, 'latin1'), uint32Le(data.length), data]);
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), chunk]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32Le(body.length), body]);
}

function uint32Le(value: number): Buffer {
  return uint32(value).reverse();
}

type FormOptions = { field?: string; fileName?: string; type?: string };

/** An upload as a browser sends it. */
export function pictureForm(bytes: Uint8Array | string, options: FormOptions = {}): FormData {
  const { field = 'image', fileName = 'picture.png', type = 'image/png' } = options;
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const form = new FormData();
  form.append(field, new Blob([part], { type }), fileName);
  return form;
}
