import { useState, type Ref } from 'react';
import CirclePauseIcon from 'lucide-react/icons/circle-pause';
import { useOrdering } from '../../api/ordering.ts';
import { usePauseOrdering } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { PauseReason } from './pause-reason.tsx';
import { RestOfToday } from './rest-of-today.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import * as words from './pause-words.en.ts';

const lengths = [
  { minutes: 15, label: words.minutes(15) },
  { minutes: 30, label: words.minutes(30) },
  { minutes: 60, label: words.oneHour },
  { minutes: 'today', label: undefined },
] as const;

type PauseButtonProps = {
  pausedUntil: string | null | undefined;
  isOff: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Whether there is room for its words on phones, too. */
  hasRoom?: boolean;
};

/** Asks how long to pause orders, or changes a pause that has begun. */
export function PauseButton({ pausedUntil, isOff, ref, hasRoom = false }: PauseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = pausedUntil ? words.changePause : words.pause;
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        ref={ref}
        tone="outline"
        disabled={isOff}
        aria-haspopup="dialog"
        aria-label={label}
        className={hasRoom ? '' : 'max-sm:px-3'}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <CirclePauseIcon className={classes('size-5', hasRoom && 'max-sm:hidden')} />
        <span className={hasRoom ? '' : 'max-sm:hidden'}>{label}</span>
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.pauseTitle}>
        <PauseLengths onDone={close} />
      </Dialog>
    </>
  );
}

function PauseLengths({ onDone }: { onDone: () => void }) {
  const pause = usePauseOrdering();
  const { data: ordering } = useOrdering();
  const [reason, setReason] = useState('');
  const chosen = pause.variables?.minutes;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{words.pauseExplanation}</p>
      <div className="grid grid-cols-2 gap-3">
        {lengths.map(({ minutes, label }) => (
          <Button
            key={minutes}
            tone="outline"
            size="large"
            className="px-3! py-2 whitespace-normal!"
            busy={pause.isPending && chosen === minutes}
            onClick={() => {
              pause.mutate({ minutes, reason: reason.trim() }, { onSuccess: onDone });
            }}
          >
            {label ?? <RestOfToday hours={ordering} />}
          </Button>
        ))}
      </div>
      <PauseReason reason={reason} onChange={setReason} />
      {pause.error && (
        <p role="alert" className="font-medium text-tomato">
          {messageOf(pause.error)}
        </p>
      )}
    </div>
  );
}
