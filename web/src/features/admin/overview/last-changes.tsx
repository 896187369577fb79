import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { AuditIcon, Moment } from '../changes/audit-icon.tsx';
import { actorOf, deedOf, subjectOf } from '../changes/audit-words.ts';

/** What was changed last, in a line each. */
export function LastChanges({ entries }: { entries: AuditEntry[] }) {
  const account = useReadyAccount();
  if (entries.length === 0) return <p className="text-soft">No changes yet.</p>;
  return (
    <ol className="grid grid-cols-1 gap-3.5">
      {entries.map((entry) => {
        const [deed, rest] = deedOf(entry);
        return (
          <li key={entry._id} className="flex items-center gap-3">
            <AuditIcon what={entry.what} />
            <span className="min-w-0 grow leading-snug">
              <span className="line-clamp-2 wrap-anywhere">
                {actorOf(entry, account?.uid)} {deed}{' '}
                <span className="font-semibold">{subjectOf(entry)}</span> {rest}
              </span>
              <span className="block text-sm text-soft">
                <Moment iso={entry.when} />
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
