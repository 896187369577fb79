import { join } from 'node:path';
import { brandSetting } from './brand-setting.ts';

/** The name of the restaurant that the site and the function are built for. */
export const brandName = brandSetting();

/** The folder with the chosen restaurant's data, colors and pictures. */
export const brandFolder = join(import.meta.dirname, brandName);
