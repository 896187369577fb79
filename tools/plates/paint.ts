import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vessels } from '../../brands/category-rules.ts';
import {
  brandArt,
  platedFile,
  vesselArt,
  vesselFile,
} from '../../web/build/pictures/painted-art.ts';
import { command } from '../../scripts/command.ts';
import { hashOfPainter, hashFile } from './hash-of-painter.ts';
import { plates } from './plates.ts';
import { emptyVessel, pictureSizes, platedDish } from './render-plate.ts';

const sizes = Object.keys(pictureSizes) as (keyof typeof pictureSizes)[];

const help = 'Paints all pictures anew. The build copies them; commit what has changed.';

await command({ call: 'npm run art', help }, async () => {
  for (const folder of [join(brandArt, 'plated'), vesselArt]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const id of Object.keys(plates)) {
    for (const size of sizes) writeFileSync(platedFile(id, size), await platedDish(id, size));
  }
  for (const vessel of vessels) {
    for (const size of sizes) {
      writeFileSync(vesselFile(vessel, size), await emptyVessel(vessel, size));
    }
  }
  writeFileSync(hashFile, `${hashOfPainter()}\n`);
  console.log(`Painted ${Object.keys(plates).length} dishes and ${vessels.length} vessels.`);
});
