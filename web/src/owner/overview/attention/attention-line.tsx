import { useId, useState } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Attention } from './attention-check.ts';
import { CallGuest } from './call-guest.tsx';
import { MailList } from './mail-list.tsx';
import * as words from '../words.en.ts';

type AttentionLineProps = {
  attention: Attention;
  /** Whether its action is the one green button of the screen. */
  isFirst: boolean;
};

/** One thing that is wrong, with what can be done about it. */
export function AttentionLine({ attention, isFirst }: AttentionLineProps) {
  const { Icon, tone, title, detail, to, action, call, mails } = attention;
  const id = useId();
  const [isListed, setIsListed] = useState(false);
  const isUrgent = tone === 'urgent';
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 rounded-lg px-4 py-2.5 md:flex md:flex-wrap',
        isUrgent ? 'bg-tomato-100' : 'bg-amber-100',
      )}
    >
      <span aria-hidden="true" className={isUrgent ? 'text-tomato' : 'text-amber'}>
        <Icon />
      </span>
      <p id={id} className="min-w-0 leading-snug wrap-anywhere md:flex-1 md:basis-72">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-soft max-md:block max-md:text-sm md:ms-1.5">{detail}</span>
      </p>
      <div className="col-span-2 flex min-w-0 empty:hidden flex-wrap items-center gap-2 md:ms-auto">
        {call && <CallGuest key={call._id} order={call} />}
        {mails && (
          <Button
            tone="outline"
            aria-expanded={isListed}
            aria-describedby={id}
            className="max-md:grow"
            onClick={() => {
              setIsListed(!isListed);
            }}
          >
            {words.seeDeadMails}
          </Button>
        )}
        {to !== undefined && (
          <ButtonLink
            to={to}
            tone={isFirst ? 'primary' : 'outline'}
            aria-describedby={id}
            className="max-md:grow"
          >
            <span>{action}</span>
          </ButtonLink>
        )}
      </div>
      {isListed && mails && <MailList mails={mails} />}
    </li>
  );
}

/** Says that there is nothing to do, and how things are. */
export function AllIsWell({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-leaf-100 px-4 py-2.5">
      <CheckIcon className="shrink-0 text-leaf-700" />
      <p className="leading-snug">
        <span className="font-semibold">{words.allIsWell}</span>{' '}
        <span className="text-soft max-sm:block max-sm:text-sm sm:ms-1.5">{text}</span>
      </p>
    </div>
  );
}
