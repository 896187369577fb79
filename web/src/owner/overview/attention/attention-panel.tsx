import { useState } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { messageOf } from '../../../lib/http/api-error.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AttentionPlace } from '../overview-places.tsx';
import type { Attention, Now } from './attention-check.ts';
import { AllIsWell, AttentionLine } from './attention-line.tsx';
import { allIsWell, whatIsWrong, whatIsWrongBeside } from './attention.ts';
import type { RightNow } from './use-right-now.ts';
import * as words from '../words.en.ts';

const linesShown = 3;

type AttentionPanelProps = {
  rightNow: RightNow;
  /** What is looked at; undefined until it is known. */
  now: Now | undefined;
  hasGreenButton: boolean;
};

/** What is wrong now, one line each with what can be done about it. */
export function AttentionPanel({ rightNow, now, hasGreenButton }: AttentionPanelProps) {
  const { orders, ordering, unchecked, upkeep } = rightNow;
  const failed = [orders, ordering].find(({ isError }) => isError);
  const isBehind = failed !== undefined || orders.isPaused;
  const retry = () => {
    void orders.refetch();
    void ordering.refetch();
  };
  // A site without hours takes no orders, and the panel below says what to do first.
  const found = now ? whatIsWrong(now) : whatIsWrongBeside(upkeep);
  if (now?.ordering.state === 'off' && found.length === 0) return null;
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="sr-only">
        {words.rightNow}
      </h2>
      {now && isBehind && (
        <p role="alert" className="mb-2 text-sm font-medium text-amber">
          {words.asOf(timeInWords(serverTimeOf(orders.dataUpdatedAt), now.ordering.timeZone))}
        </p>
      )}
      {now && (
        <Lines
          found={found}
          wellText={unchecked ? undefined : allIsWell(now)}
          hasGreenButton={hasGreenButton}
        />
      )}
      {now && unchecked && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm font-medium text-amber">{words.notAllChecked}</p>
          <Button tone="outline" size="small" busy={unchecked.isFetching} onClick={unchecked.retry}>
            {words.checkAgain}
          </Button>
        </div>
      )}
      {!now && failed && (
        <div className="grid grid-cols-1 gap-2">
          <ErrorState
            message={messageOf(failed.error)}
            busy={orders.isFetching || ordering.isFetching}
            onRetry={retry}
          />
          <Lines found={found} hasGreenButton={false} />
        </div>
      )}
      {!now && !failed && <AttentionPlace />}
    </section>
  );
}

type LinesProps = {
  found: readonly Attention[];
  /** What is said where nothing is wrong; undefined unless all was checked. */
  wellText?: string | undefined;
  hasGreenButton: boolean;
};

/** The worst three at once, and the others on request. */
function Lines({ found, wellText, hasGreenButton }: LinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isWell = wellText !== undefined && found.length === 0;
  const shown = isWhole ? found : found.slice(0, linesShown);
  const more = found.length - shown.length;
  return (
    <>
      <p role="status" className="sr-only">
        {isWell ? words.allIsWell : found.map(({ title }) => title).join(', ')}
      </p>
      {isWell && <AllIsWell text={wellText} />}
      {found.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {shown.map((each, place) => (
            <AttentionLine key={each.id} attention={each} isFirst={hasGreenButton && place === 0} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="mt-1 min-h-11 font-semibold text-leaf-700 hover:underline"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {words.showAllAttention(more)}
        </button>
      )}
    </>
  );
}
