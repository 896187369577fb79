import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Now } from './attention/attention-check.ts';
import { whatToTidy } from './attention/attention.ts';
import { MailList } from './attention/mail-list.tsx';
import { Panel } from './panels.tsx';
import * as words from './words.en.ts';

/** What can wait for a quiet hour; nothing if all is tidy. */
export function TidyPanel({ now }: { now: Now }) {
  const found = whatToTidy(now);
  if (found.length === 0) return null;
  return (
    <Panel title={words.toTidy}>
      <ul className="divide-y divide-hairline">
        {found.map((each) => (
          <TidyRow key={each.id} attention={each} />
        ))}
      </ul>
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
          <summary className="ms-9 min-h-11 w-fit content-center font-semibold text-leaf-700">
            {words.seeDeadMails}
          </summary>
          <MailList mails={mails} />
        </details>
      )}
    </li>
  );
}
