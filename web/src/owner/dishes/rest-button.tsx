import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useRef, useState } from 'react';
import { listFaultOf, useUpdateMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/messages/messages.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';

/** How long the opposite button waits, since it appears under a finger that may press twice. */
const holdMs = 500;

type RestButtonProps = {
  dish: EditedDish;
  isIconOnly?: boolean;
  className?: string;
  /** Called before anything is sent: a message shown in a sheet would close with it. */
  onPress?: () => void;
};

/** Puts a dish of the list to rest, or brings it back; the second press undoes the first. */
export function RestButton(props: RestButtonProps) {
  const { dish, isIconOnly = false, className, onPress } = props;
  const { name, resting = false } = dish;
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, change } = useRest(dish);
  const act = async () => {
    onPress?.();
    await change();
    // A filter may have taken the row away, and with it the focus.
    setTimeout(() => {
      if (!button.current?.isConnected && document.activeElement === document.body) focusHeading();
    });
  };
  const Icon = resting ? EyeIcon : EyeOffIcon;
  return (
    <Button
      ref={button}
      tone="quiet"
      size="small"
      aria-label={resting ? words.bringDishBack(name) : words.putDishToRest(name)}
      title={resting ? words.bringBack : dishWords.letRest}
      className={className}
      busy={isBusy}
      onClick={() => void act()}
    >
      {!isBusy && <Icon />}
      {!isIconOnly && <span>{resting ? words.bringBack : words.rest}</span>}
    </Button>
  );
}

function useRest(dish: EditedDish) {
  const { name, resting = false } = dish;
  const [isBusy, setIsBusy] = useState(false);
  const { mutateAsync: update } = useUpdateMenuItem();
  const change = async () => {
    setIsBusy(true);
    try {
      await update({ seen: dish, changes: { resting: !resting } });
      showToast(resting ? words.isBack(name) : words.rests(name));
    } catch (error) {
      showToast(listFaultOf(error), 'warning');
    }
    setTimeout(() => {
      setIsBusy(false);
    }, holdMs);
  };
  return { isBusy, change };
}
