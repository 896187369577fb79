import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { plateChoices } from '../../src/model/painted-plate.ts';
import { plateDrawing, type Plate } from './plate-drawing.ts';

/** The addresses of painted plates, anywhere in a text. */
const paintedPattern = /\/dish-art\/painted\/(?<rim>\d+)-(?<ornament>\d+)-(?<color>\d+)\.svg/g;

/** Returns the painted plates that a text names. */
export function platesIn(text: string): Plate[] {
  return [...text.matchAll(paintedPattern)].map(({ groups }) => ({
    rim: Number(groups?.['rim']),
    ornament: Number(groups?.['ornament']),
    color: Number(groups?.['color']),
  }));
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Every painted plate that a dish of any ID and category can have. */
function everyPlate(): Plate[] {
  const { rims, ornaments, colors } = plateChoices;
  return upTo(rims).flatMap((rim) =>
    upTo(ornaments).flatMap((ornament) => upTo(colors).map((color) => ({ rim, ornament, color }))),
  );
}

/** Writes all painted plates into `painted`, because any of them may be a dish's tonight. */
export async function writePaintedPlates(folder: string): Promise<void> {
  const painted = join(folder, 'painted');
  await mkdir(painted, { recursive: true });
  await Promise.all(
    everyPlate().map((plate) => {
      const { rim, ornament, color } = plate;
      return writeFile(join(painted, `${rim}-${ornament}-${color}.svg`), plateDrawing(plate));
    }),
  );
}

/** Returns the painted plate of an address as a picture of so many pixels, in its light look. */
export function platePicture(address: string, pixels: number): Promise<Buffer> {
  const [plate] = platesIn(address);
  if (!plate) throw new Error(`${address} is no painted plate.`);
  const drawing = Buffer.from(plateDrawing(plate, { isDimmable: false }));
  return sharp(drawing).resize(pixels).png().toBuffer();
}
