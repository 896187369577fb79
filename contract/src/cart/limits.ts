/** The limits of a cart. */
export const cartLimits = {
  lines: 100,
  /** The maximum body of a call that merges dishes into a cart, with room for 100 long notes. */
  mergeBodyBytes: 128 * 1024,
  /** The number of merges that a cart remembers. */
  rememberedMerges: 6,
} as const;
