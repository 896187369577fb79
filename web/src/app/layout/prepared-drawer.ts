import { HeldBack } from '../held-back.tsx';
import { preparedExtra } from '../lazy.tsx';

/** The drawer is loaded early: nobody must stay logged in because the connection is lost. */
export const accountDrawer = preparedExtra(
  () => import('./account-drawer.tsx'),
  { withStyles: true },
  HeldBack,
);
