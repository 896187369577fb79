import { useQuery } from '@tanstack/react-query';
import Undo2Icon from 'lucide-react/icons/undo-2';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import { importsQuery } from '../../../api/menu/menu-import.ts';
import { useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../parts/change/audit-icon.tsx';
import { actorOf } from '../../parts/change/audit-words.ts';
import { importInWords } from './take-back-in-words.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

type RecentImportsProps = { onTakeBack: (finished: FinishedImport) => void };

/** Offers to take back the imports of the last hour, whoever made them and wherever. */
export function RecentImports({ onTakeBack }: RecentImportsProps) {
  // An offer that cannot be loaded is no reason to disturb somebody who came to import.
  const { data: imports = [] } = useQuery(importsQuery);
  const account = useReadyAccount();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="rounded-lg bg-card p-4 shadow-card sm:p-5">
      <h2 id="recent-imports" className="text-lg font-bold">
        {words.recentImports(imports.length)}
      </h2>
      <ul className="divide-y divide-hairline">
        {imports.map((finished) => (
          <li
            key={finished._id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-3 last:pb-0"
          >
            <p className="grid min-w-0 grow basis-64">
              <span className="font-medium wrap-anywhere">
                {words.imported(actorOf(finished, account?.uid), importInWords(finished))}
              </span>
              <span className="text-sm text-soft">
                {offerOf(finished)(
                  <Moment key="when" iso={finished.when} />,
                  <Moment key="until" iso={finished.until} />,
                )}
              </span>
            </p>
            <Button
              tone="outline"
              className="text-tomato"
              onClick={() => {
                onTakeBack(finished);
              }}
            >
              <Undo2Icon className="size-4.5" />
              <span>{finished.isBegun ? words.takeBackRest : words.takeBack}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says when it was, and until when all or the rest of it can be taken back. */
function offerOf({ isBegun }: FinishedImport) {
  return isBegun ? words.restOfferUntil<Elements> : words.offerUntil<Elements>;
}
