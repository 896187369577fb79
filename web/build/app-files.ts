import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand, colors, logo } from '../../brands/chosen-brand.ts';
import { directionOf } from '../../words/languages.ts';
import { words } from './chosen-words.ts';
import { pushWorker, unregisteringWorker } from './push-worker.ts';

const { paper = '', 'leaf-700': theme = '' } = colors.light;

/** The content of `manifest.webmanifest`, for devices that install the site as an app. */
const webManifest = {
  name: `${brand.name} — ${brand.tagline}`,
  short_name: brand.name,
  description: brand.openingLine,
  lang: brand.language,
  dir: directionOf(brand.language),
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: theme,
  categories: ['food'],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [{ name: words.menuShortcut, url: '/menu' }],
};

/**
 * Writes the icons, in every size that browsers and devices ask for, the app's manifest, and the
 * service worker. `PUSH_WORKER=off` writes one that removes itself.
 */
export async function writeAppFiles(site: string): Promise<void> {
  const picture = Buffer.from(logo);
  const icon = (pixels: number) =>
    sharp(picture, { density: (72 * pixels) / 32 })
      .png()
      .toBuffer();
  // Devices cut the corners of these two: the logo lies on a ground without any.
  const onGround = async (pixels: number, share: number) => {
    const inner = Math.round(pixels * share);
    const ground = { width: pixels, height: pixels, channels: 3 as const, background: theme };
    const composed = sharp({ create: ground }).composite([{ input: await icon(inner) }]);
    return composed.png().toBuffer();
  };
  const files: Record<string, string | Buffer> = {
    'favicon.svg': logo,
    'favicon.ico': iconFile(await icon(32)),
    'icon-192.png': await icon(192),
    'icon-512.png': await icon(512),
    'apple-touch-icon.png': await onGround(180, 1),
    'icon-maskable-512.png': await onGround(512, 0.8),
    'manifest.webmanifest': JSON.stringify(webManifest),
    'sw.js': process.env['PUSH_WORKER'] === 'off' ? unregisteringWorker() : pushWorker(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content);
}

/** Returns an .ico file that contains a PNG of 32 × 32 pixels. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
