import sharp from 'sharp';
import { paintedPlateOf, pictureOf, type PicturedDish } from '../../src/model/painted-plate.ts';
import { isPainted, platedFile, type PaintedSize } from './painted-art.ts';
import { platePicture, platesIn } from './painted-plates.ts';
import { type Photos, photoOnDisc } from './photos.ts';

type PictureSize = { size: PaintedSize; pixels: number };

/**
 * Draws a dish as its card shows it: its photo, its plated dish, or its painted plate, which also
 * replaces a picture of another site.
 */
export async function dishPicture(
  dish: PicturedDish,
  { size, pixels }: PictureSize,
  photos: Photos,
): Promise<Buffer> {
  const picture = pictureOf(dish);
  const photo = photos.get(picture);
  if (photo) return photoOnDisc(photo, pixels);
  const [, plated = ''] = /^\/dish-art\/plated\/([\w-]+)\.webp$/.exec(picture) ?? [];
  if (isPainted(plated)) {
    return sharp(platedFile(plated, size)).resize(pixels).png({ compressionLevel: 1 }).toBuffer();
  }
  const isPlate = platesIn(picture).length > 0;
  return platePicture(isPlate ? picture : paintedPlateOf(dish._id, dish.category), pixels);
}
