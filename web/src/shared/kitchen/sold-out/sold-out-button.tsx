import { memo, useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import UtensilsCrossedIcon from 'lucide-react/icons/utensils-crossed';
import { heartbeatEveryMs } from '../../../api/kitchen.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import * as words from './words.en.ts';

type SoldOutButtonProps = {
  isOff: boolean;
  /** How long an answer is new enough when somebody comes back to the screen. */
  staleTime?: number;
};

/** Shows how many dishes and options are sold out, and opens the dialog that changes that. */
export const SoldOutButton = memo(function SoldOutButton({
  isOff,
  staleTime = 0,
}: SoldOutButtonProps) {
  const [isPressed, setIsPressed] = useState(false);
  // The press is painted before the dialog, because behind one the browser computes the style of the whole board.
  // It is one frame: those of a transition would come before the dialog.
  const isOpen = useDeferredValue(isPressed) && isPressed;
  // This screen's own marks show at once, so it asks for others' less often than the dialog.
  const { data } = useQuery({ ...soldOutQuery, staleTime, refetchInterval: heartbeatEveryMs });
  const count = data?.length ?? 0;
  return (
    <>
      <Button
        tone="outline"
        disabled={isOff}
        aria-haspopup="dialog"
        aria-label={count === 0 ? words.title : words.titleAndCount(count)}
        className={classes('max-sm:px-3', isPressed && 'bg-leaf-100! transition-none!')}
        onClick={() => {
          setIsPressed(true);
        }}
      >
        <UtensilsCrossedIcon className="size-5" />
        <span className="max-sm:hidden">{words.title}</span>
        {count > 0 && (
          <span
            className="rounded-pill bg-amber-100 px-2 text-sm text-amber tabular-nums"
            translate="no"
          >
            {count}
          </span>
        )}
      </Button>
      {isOpen && (
        <SoldOutDialog
          onClose={() => {
            setIsPressed(false);
          }}
        />
      )}
    </>
  );
});
