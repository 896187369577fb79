import { useState, type FormEvent } from 'react';
import { typedCount } from '@thymely/contract/ground/text/typed-count';
import { mostPortionsLeft } from '@thymely/contract/kitchen/most-portions-left';
import { usePortionsLeft, type Limitable } from '../../../api/portions.ts';
import { sellableKey } from '../../../api/sold-out.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { controlClasses, Field } from '../../../ui/fields/field.tsx';
import { SoldOutNews } from '../sold-out/sold-out-news.tsx';
import { nameOf } from '../sold-out/sold-out-words.ts';
import { useOtherPortionsDay } from './portions-day-note.tsx';
import { portionsInWords } from './portions-in-words.ts';
import { usePortions } from './use-portions.ts';
import * as words from './words.en.ts';

type PortionsDialogProps = {
  /** A dish or a size, or a dish and all its sizes. */
  items: readonly [Limitable, ...Limitable[]];
  onClose: () => void;
};

/** Sets how many portions of a dish, or of its sizes, can still be ordered, or ends the limit. */
export function PortionsDialog({ items, onClose }: PortionsDialogProps) {
  return (
    // The row or the cell around it may align and wrap its text in another way.
    <div className="text-start whitespace-normal">
      <Dialog open onClose={onClose} title={words.portionsOf(nameOf(items[0]))}>
        <Limits items={items} />
      </Dialog>
    </div>
  );
}

function Limits({ items }: Pick<PortionsDialogProps, 'items'>) {
  const portions = usePortions();
  const { day, problem, ownLeftOf, limit, loadError, isLoading, retry } = portions;
  if (loadError) {
    return <ErrorState message={messageOf(loadError)} busy={isLoading} onRetry={retry} />;
  }
  return (
    <>
      <Explanation />
      {problem !== undefined && (
        <p role="alert" className="mb-4 rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4">
        {items.map((item) => (
          <LimitForm
            key={sellableKey(item)}
            item={item}
            label={labelOf(item, items)}
            isKnown={day !== undefined}
            ownLeft={ownLeftOf(item)}
            onLimit={(left) => {
              limit(item, left);
            }}
          />
        ))}
      </div>
      <SoldOutNews state={portions} />
    </>
  );
}

/** The dialog names the dish, so a size needs its own name only. */
function labelOf(item: Limitable, items: readonly Limitable[]): string {
  if (items.length === 1) return words.portions;
  return 'size' in item ? item.name : words.allSizes;
}

function Explanation() {
  const day = useOtherPortionsDay();
  return (
    <p className="mb-4 text-soft">
      {day === undefined ? words.explanation : words.explanationOfDay(day)}
    </p>
  );
}

type LimitFormProps = {
  item: Limitable;
  label: string;
  /** Whether it is known what is left. */
  isKnown: boolean;
  /** What its own limit leaves, whatever its dish has left; undefined without a limit. */
  ownLeft: number | undefined;
  onLimit: (left: number | undefined) => void;
};

function LimitForm({ item, label, isKnown, ownLeft, onLimit }: LimitFormProps) {
  const left = usePortionsLeft(item);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const name = nameOf(item);
  const change = (next: number | undefined) => {
    setTyped(undefined);
    setFault(undefined);
    onLimit(next);
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    const number = portionsIn(typed ?? String(ownLeft ?? ''));
    if (number === undefined) setFault(words.notANumber(mostPortionsLeft));
    else change(number);
  };
  return (
    <form noValidate onSubmit={set}>
      <Field label={label} error={fault} inWords={isKnown ? nowInWords(left) : ''}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              value={typed ?? ownLeft ?? ''}
              className={classes(controlClasses, 'w-16! min-w-16 flex-1 tabular-nums')}
              onFocus={({ target }) => {
                target.select();
              }}
              onChange={({ target }) => {
                setTyped(target.value);
                setFault(undefined);
              }}
            />
            <Button type="submit" aria-label={words.setItem(name)}>
              {words.set}
            </Button>
            <Button
              tone="outline"
              aria-label={words.endLimitOf(name)}
              off={left === undefined}
              onClick={() => {
                change(undefined);
              }}
            >
              {words.noLimit}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function nowInWords(left: number | undefined): string {
  return left === undefined ? words.noLimit : portionsInWords(left);
}

/** Returns the number of portions that a text stands for; none for anything that is no such number. */
function portionsIn(typed: string): number | undefined {
  const number = typedCount(typed);
  return number <= mostPortionsLeft ? number : undefined;
}
