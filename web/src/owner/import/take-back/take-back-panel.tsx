import { inThousands } from '@thymely/contract/ground/in-words';
import { useEffect, useRef } from 'react';
import type { LeftByImport } from '@thymely/contract/imports/endpoints';
import { useCategories } from '../../../lib/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { leftInWords, takenBackInWords } from './take-back-in-words.ts';
import type { TakenBack } from './take-back-run.ts';
import { RecentImports } from './recent-imports.tsx';
import type { TakingBack } from './use-take-back.ts';
import * as words from '../words.en.ts';

/** The offer to take back an import, its progress, or what has become of it. */
export function TakeBackPanel({ state, start, resume, forget }: TakingBack) {
  if (state.step !== 'running') {
    return (
      <>
        {state.step === 'done' && <Result result={state.result} onClose={forget} />}
        {state.step === 'refused' && (
          <p role="alert" className="rounded-lg bg-tomato-100 px-5 py-4 font-medium">
            {state.message}
          </p>
        )}
        <RecentImports onTakeBack={(finished) => void start(finished)} />
      </>
    );
  }
  const { of, soFar, problem } = state;
  const dishesLeft = soFar.left.filter(({ what }) => what === 'dish').length;
  const done = soFar.removed + soFar.restored + dishesLeft;
  return (
    <ImportProgress
      title={words.takingBack}
      counted={words.dishesTakenBack}
      progress={{ done, total: of.created + of.updated, problem }}
      retryNote={words.retryTakingBack}
      onRetry={() => void resume()}
      onCancel={undefined}
    />
  );
}

type ResultProps = { result: TakenBack; onClose: () => void };

function Result({ result, onClose }: ResultProps) {
  const { left } = result;
  const categories = useCategories();
  // An order of dishes has the ID of its category.
  const named = (each: LeftByImport) =>
    each.what === 'list' ? { ...each, name: categories.of(each._id).name } : each;
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <section
      aria-label={words.result}
      className="grid grid-cols-1 gap-3 rounded-lg bg-leaf-100 p-5"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p
          ref={message}
          role="status"
          tabIndex={-1}
          className="min-w-0 grow basis-64 font-semibold outline-none"
        >
          {takenBackInWords(result)}
        </p>
        <Button tone="outline" size="small" onClick={onClose}>
          {words.ok}
        </Button>
      </div>
      {left.length > 0 && (
        <div className="grid gap-1">
          <p>{words.left(left.length, inThousands(left.length))}</p>
          <ul
            className="max-h-72 list-disc overflow-y-auto ps-5"
            tabIndex={left.length > 8 ? 0 : undefined}
          >
            {left.map((each) => (
              <li key={`${each.what} ${each._id}`} className="wrap-anywhere">
                <span>{leftInWords(named(each))}</span>{' '}
                <span className="text-soft">{`(${words.reasons[each.reason]})`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
