import { lazyScreen } from '../lazy.tsx';

const needs = { withQueries: true, withStyles: true };

/** The checks of the staff areas, which load together with the first screen of their area. */
export const staffGuards = {
  dashboard: lazyScreen(() => import('./admins-only.tsx'), needs),
  kitchen: lazyScreen(() => import('./kitchen-only.tsx'), needs),
};
