import { imageLimits } from '@thymely/contract/images/limits';
import { imageSidePixels } from '@thymely/contract/images/sizes';
import * as words from '../words.en.ts';

/** The qualities to try in turn until the picture is small enough to be uploaded. */
const qualities = [0.86, 0.72, 0.55, 0.4];

/** The types that the file chooser offers; any type the browser can draw would work. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';

/** The picture cannot be sent; `message` explains it to the user. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/**
 * Redraws a picture with at most 1280 px a side, upright and without the camera's metadata (such as
 * the location). The result is WebP, or JPEG on white where a browser cannot write WebP.
 * @throws UnusablePicture when the file is not a picture, or cannot be made small enough
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (isHeic(file)) throw new UnusablePicture(words.heicPicture);
  if (!pictureTypes.split(',').includes(file.type)) {
    throw new UnusablePicture(words.noPicture);
  }
  return redraw(file);
}

/** Redraws a picture of another site, which its site allows if it was loaded for that. */
export function shrinkImage(image: HTMLImageElement): Promise<Blob> {
  return redraw(image);
}

async function redraw(source: Blob | HTMLImageElement): Promise<Blob> {
  const canvas = await drawSmall(source);
  for (const quality of qualities) {
    const picture =
      (await encode(canvas, 'image/webp', quality)) ?? (await toJpeg(canvas, quality));
    if (picture && picture.size <= imageLimits.imageBytes) return picture;
  }
  throw new UnusablePicture(words.pictureTooLarge);
}

/** Whether a file is a picture as iPhones take it. Many computers do not know its type. */
function isHeic(file: Blob): boolean {
  const name = file instanceof File ? file.name : '';
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name);
}

async function drawSmall(source: Blob | HTMLImageElement): Promise<HTMLCanvasElement> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(source);
  } catch (cause) {
    throw new UnusablePicture(words.pictureUnreadable, { cause });
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(bitmap, imageSidePixels));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture(words.cannotResize);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Returns undefined when the browser cannot write this type. */
async function encode(canvas: HTMLCanvasElement, type: string, quality: number) {
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  return picture?.type === type ? picture : undefined;
}

async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency: transparent areas would turn black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encode(canvas, 'image/jpeg', quality);
}

type Size = { width: number; height: number };

/** Returns the size scaled down until no side exceeds `longestSide`; it is never scaled up. */
export function fitWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
