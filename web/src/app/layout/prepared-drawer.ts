import { preparedComponent } from '../lazy.tsx';

/** The drawer is loaded early: nobody must stay logged in because the connection is lost. */
export const AccountDrawer = preparedComponent(() => import('./account-drawer.tsx'), {
  withStyles: true,
});
