import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { UserError } from '../command.ts';

/** The restaurant that shows what the app can do; nobody can order from it. */
export const sampleBrand = 'thymely';

export const sampleOption = { help: 'means the sample restaurant, on a real project' } as const;

type Build = {
  brand: string;
  /** The Firebase project of the settings. */
  project: string | undefined;
  hasMenu: boolean;
  /** Whether the sample restaurant is meant. */
  isSample: boolean;
};

/**
 * Requires that a build for a real project is one of a real restaurant: the dishes, review and
 * address of the sample must not be published by an oversight.
 * @throws {UserError} one line about what is missing
 */
export function requireOwnData({ brand, project = '', hasMenu, isSample }: Build): void {
  const isReal = project !== '' && !project.startsWith('demo-');
  if (!isReal || isSample) return;
  if (brand === sampleBrand) {
    throw new UserError(
      `BRAND is ${sampleBrand}, the sample restaurant: set BRAND to the folder of your own in brands, or add --sample.`,
    );
  }
  if (!hasMenu) {
    throw new UserError(
      'A menu is missing: add --menu <file>. `npm run menu-json` writes the one of your project; [] is an empty menu.',
    );
  }
}

/** What pages are built from; a stored dish may be older than today's limits. */
const menuFileSchema = v.array(
  v.looseObject({
    _id: v.string(),
    name: v.string(),
    category: v.string(),
    image: v.string(),
    price: v.number(),
  }),
);

/**
 * Requires a file that is a menu, as `GET /menu` answers and `npm run menu-json` writes it.
 * @throws {UserError} one line about what it is instead
 */
export function requireMenuFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    const hint = file.trim() === '[]' ? ' An empty menu is a file that holds [].' : '';
    throw new UserError(`There's no menu file at ${file}.${hint}`);
  }
  const { issues } = v.safeParse(menuFileSchema, parsed(file));
  if (issues === undefined) return;
  const place = v.getDotPath(issues[0]);
  throw new UserError(
    place === null
      ? `${file} is not a menu: it is no list of dishes. \`npm run menu-json\` writes one.`
      : `${file} is not a menu: ${place} cannot be ${issues[0].received}. \`npm run menu-json\` writes one.`,
  );
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${file} is not a menu: it is no JSON. \`npm run menu-json\` writes one.`);
  }
}
