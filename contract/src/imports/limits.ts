/** The limits of imports of a menu. */
export const importLimits = {
  rowsPerCall: 100,
  /** The maximum body of one import call, which holds a hundred of the longest dishes. */
  bodyBytes: 1024 * 1024,
  /** How long after its last batch an import can be taken back. */
  takeBackHours: 1,
  /** How many groups of options, lists and sets of categories one call takes back. */
  stepsPerCall: 10,
  /** The maximum number of imports in a list. */
  listed: 10,
} as const;
