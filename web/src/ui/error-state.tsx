import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import * as words from './words.en.ts';

export type ErrorStateProps = {
  /** A sentence about what failed. */
  message: string;
  onRetry: () => void;
  busy?: boolean;
};

/** Says what went wrong and offers a retry, which it reports, and its failure, too. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(frame);
  const { isTrying, failures, ask } = useTries(busy);
  return (
    <div ref={frame} className="grid justify-items-center gap-4 rounded-lg bg-tomato-100 p-8">
      <div role="alert">
        {/* The same words are only announced again in a new element. */}
        <p key={failures} className="text-center font-medium">
          {message}
        </p>
      </div>
      <Button
        tone="outline"
        busy={isTrying}
        onClick={() => {
          ask();
          onRetry();
        }}
      >
        {isTrying ? words.retrying : words.retry}
      </Button>
    </div>
  );
}

/** Tells tries that were asked for here from others, like those that a screen repeats by itself. */
function useTries(busy: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  const [wasTrying, setWasTrying] = useState(false);
  const [failures, setFailures] = useState(0);
  const isTrying = isAsked && busy;
  if (isTrying !== wasTrying) {
    setWasTrying(isTrying);
    if (!isTrying) {
      setIsAsked(false);
      setFailures(failures + 1);
    }
  }
  return {
    isTrying,
    /** How many of them have failed. */
    failures,
    ask: () => {
      setIsAsked(true);
    },
  };
}
