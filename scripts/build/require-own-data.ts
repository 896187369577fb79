import { UserError } from '../command.ts';

/** The restaurant that shows what the app can do; nobody can order from it. */
const sampleBrand = 'thymely';

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
