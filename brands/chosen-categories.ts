import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandCategory } from './categories.schema.ts';
import { brandFolder } from './brand-name.ts';

/**
 * The chosen restaurant's categories for programs that no bundler has made: bundles contain the
 * file itself. It has to be known before anything else, so faults are left to chosen-brand.ts.
 */
const file = join(brandFolder, 'categories.json');
export default read();

function read(): readonly BrandCategory[] {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrandCategory[]) : [];
  } catch {
    return [];
  }
}
