import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deadReasons } from '@thymely/contract/ordering/mail-kinds';
import type { DeadMail } from '@thymely/contract/jobs/endpoints';
import { deadMailsQuery } from '../../api/jobs.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { momentInWords } from '../parts/change/restaurant-days.ts';
import * as mailWords from '../parts/mail-words.en.ts';
import { Panel } from './panels.tsx';
import * as words from './words.en.ts';

/** The mails that were given up, by the reason, with what to do about it. Without any there is no panel. */
export function UnsentMailsPanel({ zone }: { zone: Zone }) {
  const { data: mails = [] } = useQuery(deadMailsQuery);
  if (mails.length === 0) return null;
  return (
    <Panel title={words.unsentMails} id="unsent-mails">
      <div className="grid grid-cols-1 gap-4">
        {deadReasons.map((reason) => (
          <MailsOfReason
            key={reason}
            text={words.deadReasons[reason]}
            mails={mails.filter((mail) => mail.reason === reason)}
            zone={zone}
          />
        ))}
        <p className="text-sm text-soft">{words.unsentMailsText}</p>
      </div>
    </Panel>
  );
}

type MailsOfReasonProps = { text: string; mails: readonly DeadMail[]; zone: Zone };

function MailsOfReason({ text, mails, zone }: MailsOfReasonProps) {
  if (mails.length === 0) return null;
  return (
    <div className="leading-snug">
      <p className="mb-2 text-sm font-medium">{text}</p>
      <ul className="grid grid-cols-1">
        {mails.map((mail) => (
          <li key={mail._id} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <MailName mail={mail} />
            <span className="text-sm text-soft">{momentInWords(mail.at, zone)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the mail was about, as a link to its order if it has one: there is who to call. */
function MailName({ mail: { kind, order } }: { mail: DeadMail }) {
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
