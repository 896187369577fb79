import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { AuditIcon, Moment } from '../parts/change/audit-icon.tsx';
import type { AuditView } from './audit-view.ts';
import {
  actorOf,
  changedFacts,
  sentenceOf,
  subjectOf,
  type ChangedFact,
} from '../parts/change/audit-words.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import { ChangeArrow } from '../parts/change-arrow.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

type AuditListProps = {
  entries: AuditEntry[];
  onNarrow: (changes: Partial<AuditView>) => void;
};

/** The entries of the audit log, before and after; clicking a name filters the list by it. */
export function AuditList({ entries, onNarrow }: AuditListProps) {
  const zone = useOrdering().data?.timeZone;
  return (
    <ol
      aria-label={titles.changes}
      className="grid grid-cols-1 divide-y divide-hairline rounded-lg bg-card shadow-card"
    >
      {entries.map((entry) => (
        <li key={entry._id} className="flex gap-4 p-4 sm:p-5">
          <AuditIcon what={entry.what} />
          <div className="grid min-h-10 min-w-0 grow content-center gap-2">
            <Sentence entry={entry} onNarrow={onNarrow} />
            <Differences facts={changedFacts(entry, zone)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

type SentenceProps = { entry: AuditEntry; onNarrow: AuditListProps['onNarrow'] };

function Sentence({ entry, onNarrow }: SentenceProps) {
  const account = useReadyAccount();
  const narrowing = (to: Partial<AuditView>, title: string, name: string) => (
    <button
      key={title}
      type="button"
      title={title}
      className="min-h-6 text-start font-semibold wrap-anywhere hover:text-leaf-700 hover:underline"
      onClick={() => {
        onNarrow(to);
      }}
    >
      {name}
    </button>
  );
  const actor = narrowing({ who: entry.who._id }, words.onlyPerson, actorOf(entry, account?.uid));
  const subject = narrowing({ target: entry.target }, words.onlyItem, subjectOf(entry));
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 leading-snug">
      <p className="min-w-0">
        <WordsAround className="font-normal">{sentenceOf(entry)(actor, subject)}</WordsAround>
      </p>
      <p className="text-sm text-soft">
        <Moment iso={entry.when} />
      </p>
    </div>
  );
}

function Differences({ facts }: { facts: ChangedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-1.5 text-sm">
      {facts.map(({ label, before, after }) => (
        <div key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere">
            <del className="rounded-sm bg-tomato-100 px-1.5 no-underline">
              <WordsAround>
                {words.before(<span key="value">{before ?? words.empty}</span>)}
              </WordsAround>
            </del>{' '}
            <ChangeArrow />{' '}
            <ins className="rounded-sm bg-leaf-100 px-1.5 no-underline">
              <WordsAround>
                {words.after(<span key="value">{after ?? words.empty}</span>)}
              </WordsAround>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
