import { Link } from 'react-router-dom';
import * as mailWords from '../../parts/mail-words.en.ts';
import type { ListedMail } from './attention-check.ts';
import * as words from '../words.en.ts';

/** The mails that a line is about, behind its words. Those about an order lead to it: there is who to call. */
export function MailList({ mails }: { mails: readonly ListedMail[] }) {
  return (
    <details className="col-span-2 basis-full ps-9">
      <summary className="w-fit min-h-11 content-center font-semibold text-leaf-700">
        {words.seeDeadMails}
      </summary>
      <ul className="grid grid-cols-1">
        {mails.map(({ _id, kind, order, when }) => (
          <li key={_id} className="flex flex-wrap items-baseline gap-x-3 py-1">
            {order === null ? (
              <span className="font-semibold">{mailWords.mailKinds[kind]}</span>
            ) : (
              <Link
                to={`/dashboard/all-orders/${order}`}
                className="py-1 font-semibold text-leaf-700 hover:underline"
              >
                {mailWords.mailKinds[kind]}
              </Link>
            )}
            <span className="text-sm text-soft">{when}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
