const fileMark = 0x04034b50;
const entryMark = 0x02014b50;
const endMark = 0x06054b50;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
const version = 20;
/** 1 January 1980, the first day that an archive can name. */
const firstDay = 0x0021;

type Fields = readonly (readonly [bytes: 2 | 4, value: number])[];

/** Packs files into an archive. */
export async function zipFiles(files: Record<string, string>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const content = new TextEncoder().encode(text);
    const packed = await deflate(content);
    const described: Fields = [
      ...([
        [2, version],
        [2, flags],
        [2, deflated],
        [2, 0],
        [2, firstDay],
      ] as const),
      ...([
        [4, crc32(content)],
        [4, packed.length],
        [4, content.length],
      ] as const),
      ...([
        [2, name.length],
        [2, 0],
      ] as const),
    ];
    const header = bytesOf([[4, fileMark], ...described]);
    const where = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    directory.push(bytesOf([[4, entryMark], [2, version], ...described, ...where]), name);
    parts.push(header, name, packed);
    at += header.length + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
  ] as const;
  const end = bytesOf([[4, endMark], ...counts, [4, size], [4, at], [2, 0]]);
  return new Blob([...parts, ...directory, end]);
}

/** Returns numbers as an archive has them, the lowest byte first. */
function bytesOf(fields: Fields): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, byte) => (value >>> (8 * byte)) & 0xff),
    ),
  );
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** The checksum by which a reader sees that a file is undamaged. */
function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
