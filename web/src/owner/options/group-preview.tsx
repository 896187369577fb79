import { isOneOf, mostOfEach } from '../../shared/options/choice-rule.ts';
import { groupHint } from '../../shared/options/group-hint.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsOf, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

/** A preview of the options for guests, updated while they are edited. */
export function GroupPreview({ values }: { values: GroupValues }) {
  const isStepped = mostOfEach(values) > 1;
  return (
    <section
      aria-labelledby="group-preview"
      className="grid gap-3 min-[820px]:sticky min-[820px]:top-10"
    >
      <h2 id="group-preview" className="text-sm font-semibold tracking-normal text-soft">
        {words.preview}
      </h2>
      <div className="grid max-w-80 gap-3 rounded-lg bg-card p-5 shadow-card">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-bold wrap-anywhere">
            {values.name.trim() || words.name}
          </span>
          <span className="text-sm text-soft">{groupHint(values)}</span>
        </p>
        <ul className="grid gap-2.5">
          {values.choices.map(({ key, name, price, isDefault }) => (
            <li key={key} className="flex items-start gap-2.5">
              {!isStepped && <Mark isRound={isOneOf(values)} isChosen={isDefault} />}
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name.trim() || <span className="text-soft">{words.choice}</span>}
              </span>
              <Price cents={centsOf(price)} />
              {isStepped && <Stepper count={isDefault ? 1 : 0} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Draws a radio button or a check box: there is nothing to choose here. */
function Mark({ isRound, isChosen }: { isRound: boolean; isChosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-1 grid size-4 shrink-0 place-items-center border border-line ${isRound ? 'rounded-pill' : 'rounded-[4px]'}`}
    >
      {isChosen && (
        <span className={`size-2 bg-leaf-700 ${isRound ? 'rounded-pill' : 'rounded-[2px]'}`} />
      )}
    </span>
  );
}

/** Draws − and + around how often a choice is taken. */
function Stepper({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-pill border border-line px-2 text-sm tabular-nums"
      translate="no"
    >{`− ${count} +`}</span>
  );
}

function Price({ cents }: { cents: number }) {
  if (!(cents > 0)) return null;
  return (
    <span
      className="text-sm text-soft tabular-nums"
      translate="no"
    >{`+${formatCents(cents)}`}</span>
  );
}
