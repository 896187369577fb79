import { adminStates } from './admin-states.ts';
import { accountStates } from './account-states.ts';
import { arrangeStates } from './arrange-states.ts';
import { checkoutStates } from './checkout-states.ts';
import { dishStates } from './dish-states.ts';
import { kitchenBarStates } from './kitchen-bar-states.ts';
import { kitchenStates } from './kitchen-states.ts';
import { menuStates } from './menu-states.ts';
import { optionStates } from './option-states.ts';
import { orderStates } from './order-states.ts';
import { photoStates } from './photo-states.ts';
import { recordStates } from './record-states.ts';
import type { ScreenState } from './screen-state.ts';
import { siteStates } from './site-states.ts';
import { soldOutStates } from './sold-out-states.ts';
import { withStatesBefore } from './visits.ts';

/**
 * Every screen in every state it can have. The accessibility tests and the pictures in docs/screens
 * go through this list; a registered route that is missing from it fails a test.
 */
export const screenStates: ScreenState[] = withStatesBefore([
  ...siteStates,
  ...menuStates,
  ...dishStates,
  ...checkoutStates,
  ...orderStates,
  ...accountStates,
  ...adminStates,
  ...kitchenStates,
  ...kitchenBarStates,
  ...soldOutStates,
  ...optionStates,
  ...photoStates,
  ...arrangeStates,
  ...recordStates,
]);
