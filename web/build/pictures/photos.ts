import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Uploaded photos by the addresses that dishes have for them, such as `/api/images/4fJk2`. */
export type Photos = ReadonlyMap<string, Buffer>;

const served = '/api/images/';

function folderBeside(menuFile: string): string {
  return join(dirname(menuFile), 'photos');
}

/** Returns the photos of a menu; none if there is no such folder. */
export function readPhotosBeside(menuFile: string): Photos {
  const folder = folderBeside(menuFile);
  return new Map(filesIn(folder).map((id) => [served + id, readFileSync(join(folder, id))]));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Writes photos into a folder beside a menu. Those of an earlier menu are removed. */
export function writePhotosBeside(menuFile: string, photos: Photos): void {
  const folder = folderBeside(menuFile);
  rmSync(folder, { recursive: true, force: true });
  if (photos.size === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const [address, bytes] of photos) {
    writeFileSync(join(folder, address.slice(served.length)), bytes);
  }
}

/** Returns the ID of an uploaded photo; undefined for drawings and pictures of other sites. */
export function photoIdOf(image: string): string | undefined {
  return /^\/api\/images\/([\w-]+)$/.exec(image)?.[1];
}

/** Returns a photo that fills a disc of so many pixels, as it does in the browser. */
export function photoOnDisc(photo: Buffer, pixels: number): Promise<Buffer> {
  const half = pixels / 2;
  const disc = `<svg width="${pixels}" height="${pixels}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
  return sharp(photo)
    .resize(pixels, pixels, { fit: 'cover' })
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
