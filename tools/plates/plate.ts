import type { PieceName } from './pieces.ts';
import type { Vessel } from './vessels.ts';

/** A piece that is drawn here, or the code point of a drawing of the package. */
export type Ingredient = PieceName | `${number}${string}`;

/** So many of one ingredient, each about `size` of the picture's 256 units wide. */
export type Serving = {
  of: Ingredient;
  count: number;
  size: number;
  /** Where exactly, from the middle: for what is not scattered. */
  at?: readonly (readonly [x: number, y: number])[];
  /** In degrees: turned at most so far to either side; fully when missing. */
  turn?: number;
};

export type Plate = { vessel: Vessel; servings: readonly Serving[] };
