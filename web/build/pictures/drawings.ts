import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const drawings = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
/**
 * The drawings that dishes could have before painted plates. Screens show none of them anymore; the
 * files are still there for whatever names them.
 */
export const formerDrawings: readonly string[] = [
  ...['1f355', '1f354', '1f35f', '1f32d', '1f96a', '1f32e', '1f32f', '1fad4'],
  ...['1f959', '1f9c6', '1f957', '1f958', '1f372', '1fad5', '1f963', '1f35d'],
  ...['1f35c', '1f35b', '1f35a', '1f371', '1f363', '1f359', '1f358', '1f364'],
  ...['1f365', '1f95f', '1f961', '1f962', '1f361', '1f362', '1f960', '1f96e'],
  ...['1f373', '1f95a', '1f953', '1f969', '1f357', '1f356', '1f9c0', '1f9c8'],
  ...['1f9c7', '1f95e', '1f956', '1f35e', '1f950', '1f968', '1f96f', '1fad3'],
  ...['1f967', '1f9c2', '1f96b', '1fad9', '1f36f', '1f990', '1f99e', '1f980'],
  ...['1f991', '1f9aa', '1f41f', '1f345', '1f346', '1f951', '1f966', '1f96c'],
  ...['1f952', '1f336-fe0f', '1fad1', '1f33d', '1f955', '1fad2', '1f9c4', '1f9c5'],
  ...['1f954', '1f360', '1fadb', '1fad8', '1f344', '1f95c', '1f330', '1fada'],
  ...['1f33f', '1f34e', '1f34f', '1f350', '1f34a', '1f34b', '1f34c', '1f349'],
  ...['1f347', '1f353', '1fad0', '1f348', '1f352', '1f351', '1f96d', '1f34d'],
  ...['1f965', '1f95d', '1f370', '1f382', '1f9c1', '1f369', '1f36a', '1f36b'],
  ...['1f36e', '1f368', '1f366', '1f367', '1f36c', '1f36d', '1f37f', '2615'],
  ...['1f375', '1fad6', '1f9cb', '1f9c3', '1f964', '1f95b', '1f37a', '1f37b'],
  ...['1f377', '1f378', '1f379', '1f942', '1f37e', '1f943', '1f376', '1f9c9'],
  ...['1f9ca', '1fad7', '1f37d-fe0f'],
];

/** Returns the path of a drawing in the package, or undefined if it does not exist. */
export function drawingFile(codePoint: string): string | undefined {
  const file = join(drawings, `${codePoint}.webp`);
  return existsSync(file) ? file : undefined;
}
