/**
 * Loads a screen that is not one of the public pages together with the styles of all screens:
 * the styles inlined into the page cover the public ones alone.
 */
export function styled<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), import('./all-screens-styles.ts')]);
    return module;
  };
}
