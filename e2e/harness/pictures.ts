import type { Page } from '@playwright/test';

export type PictureType = 'png' | 'jpeg' | 'webp';

/** Returns a picture for a file chooser: a gradient that the browser draws. */
export async function makePicture(
  page: Page,
  { type, width, height }: { type: PictureType; width: number; height: number },
) {
  const base64 = await page.evaluate(
    async ([mimeType, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      const fill = context.createLinearGradient(0, 0, w, h);
      fill.addColorStop(0, 'tomato');
      fill.addColorStop(1, 'gold');
      context.fillStyle = fill;
      context.fillRect(0, 0, w, h);
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, mimeType, 0.9);
      });
      if (blob?.type !== mimeType) throw new Error(`This browser cannot write ${mimeType}.`);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [`image/${type}`, width, height] as const,
  );
  return { name: `dish.${type}`, mimeType: `image/${type}`, buffer: Buffer.from(base64, 'base64') };
}
