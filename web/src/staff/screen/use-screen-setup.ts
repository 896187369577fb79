import { useState } from 'react';
import { forgetHandled } from '../parts/handled-tickets.ts';
import {
  isBoardStarted,
  noteBoardStarted,
  readSetup,
  storeSetup,
  type ScreenSetup,
} from '../parts/screen-setup.ts';

/** The setup of this screen, once its board has been started; a reload continues with the board. */
export function useScreenSetup() {
  const [setup, setSetup] = useState(() => (isBoardStarted() ? readSetup() : undefined));
  return {
    /** The setup; undefined until the board is started. */
    setup,
    start: setSetup,
    change: (chosen: ScreenSetup) => {
      storeSetup(chosen);
      setSetup(chosen);
    },
    leave: () => {
      noteBoardStarted(false);
      forgetHandled();
      setSetup(undefined);
    },
  };
}
