import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Now } from './attention/attention-check.ts';
import { whatToTidy } from './attention/attention.ts';
import { doneJobs } from './attention/job-checks.ts';
import { MailList } from './attention/mail-list.tsx';
import { Panel } from './panels.tsx';
import * as words from './words.en.ts';

/** What can wait for a quiet hour; below it, when automatic work last ran. */
export function TidyPanel({ now, isChecked }: { now: Now; isChecked: boolean }) {
  const found = whatToTidy(now);
  const done = doneJobs(now);
  if (found.length === 0 && !done) return null;
  return (
    <Panel title={words.toTidy}>
      {isChecked && found.length === 0 && <p>{words.allIsTidy}</p>}
      {found.length > 0 && (
        <ul className="divide-y divide-hairline">
          {found.map((each) => (
            <TidyRow key={each.id} attention={each} />
          ))}
        </ul>
      )}
      {done && (
        <p className="mt-2.5 text-sm text-soft">
          <span className="font-semibold">{done.title}</span> <span>{done.detail}</span>
        </p>
      )}
    </Panel>
  );
}

function TidyRow({ attention }: { attention: Attention }) {
  const { Icon, title, detail, to, action, mails } = attention;
  const id = useId();
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-2.5 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="text-amber">
        <Icon />
      </span>
      <p id={id} className="min-w-0 flex-1 basis-[10rem] leading-snug wrap-anywhere">
        <span className="block font-semibold">{title}</span>{' '}
        <span className="block text-sm text-soft">{detail}</span>
      </p>
      {to !== undefined && (
        <Link
          to={to}
          aria-describedby={id}
          className="-my-1 inline-flex min-h-9 items-center font-semibold text-leaf-700 hover:underline pointer-coarse:min-h-11"
        >
          {action}
        </Link>
      )}
      {mails && (
        <details className="basis-full">
          <summary
            aria-describedby={id}
            className="ms-9 min-h-11 w-fit content-center font-semibold text-leaf-700"
          >
            {words.seeDeadMails}
          </summary>
          <MailList mails={mails} />
        </details>
      )}
    </li>
  );
}
