import { useState } from 'react';
import HistoryIcon from 'lucide-react/icons/history';
import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal';
import { logOut } from '../../lib/auth/sign-in.ts';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { screenNameOf, type ScreenSetup } from '../parts/screen-setup.ts';
import { EndedOrders } from './ended-orders.tsx';
import { SetupFields } from './setup-fields.tsx';
import * as words from './words.en.ts';

type ScreenSettingsProps = {
  setup: ScreenSetup;
  steps: KitchenSteps;
  /** Whether orders cannot be changed, because the board may be out of date. */
  isOff: boolean;
  onSetup: (setup: ScreenSetup) => void;
};

/** Changes the setup of this screen, lists what has left the board, and logs out. */
export function ScreenSettings({ setup, steps, isOff, onSetup }: ScreenSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isListed, setIsListed] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsListed(false);
  };
  return (
    <>
      <IconButton
        label={words.settings}
        icon={<SlidersHorizontalIcon />}
        onClick={() => {
          setIsOpen(true);
        }}
      />
      <Dialog open={isOpen} onClose={close} title={isListed ? words.endedOrders : words.settings}>
        {isListed ? (
          <EndedOrders steps={steps} isOff={isOff} />
        ) : (
          <div className="grid gap-5">
            <Button
              tone="outline"
              className="min-h-14 whitespace-normal!"
              onClick={() => {
                setIsListed(true);
              }}
            >
              <HistoryIcon />
              {words.endedOrders}
            </Button>
            <SettingsForm
              setup={setup}
              onSave={(changed) => {
                onSetup(changed);
                close();
              }}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

type SettingsFormProps = { setup: ScreenSetup; onSave: (setup: ScreenSetup) => void };

function SettingsForm({ setup, onSave }: SettingsFormProps) {
  const [draft, setDraft] = useState(setup);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...draft, name: screenNameOf(draft.name) || setup.name });
      }}
    >
      <SetupFields setup={draft} onChange={setDraft} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button tone="quiet" onClick={() => void logOut()}>
          {words.logOut}
        </Button>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
