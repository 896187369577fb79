import { Link } from 'react-router-dom';
import { deadReasons } from '@thymely/contract/ordering/mail-kinds';
import * as mailWords from '../../parts/mail-words.en.ts';
import type { ListedMail } from './attention-check.ts';
import * as words from '../words.en.ts';

/** Mails by the reason why they were given up. Those about an order lead to it: there is who to call. */
export function MailList({ mails }: { mails: readonly ListedMail[] }) {
  const ofReasons = deadReasons.map((reason) => ({
    reason,
    found: mails.filter((mail) => mail.reason === reason),
  }));
  return ofReasons
    .filter(({ found }) => found.length > 0)
    .map(({ reason, found }) => (
      <div key={reason} className="col-span-2 basis-full pb-1 ps-9 text-sm">
        <p className="text-soft">{words.deadReasons[reason]}</p>
        <ul>
          {found.map((mail) => (
            <li key={mail._id} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <MailName mail={mail} />
              <span className="text-soft">{mail.when}</span>
            </li>
          ))}
        </ul>
      </div>
    ));
}

function MailName({ mail: { kind, order } }: { mail: ListedMail }) {
  const name = mailWords.mailKinds[kind];
  if (order === null) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={`/dashboard/all-orders/${order}`}
      className="py-1 font-semibold text-leaf-700 hover:underline"
    >
      {name}
    </Link>
  );
}
