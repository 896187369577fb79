import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import CheckIcon from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/classes.ts';
import type { Attention } from './attention-check.ts';
import * as words from '../words.en.ts';

/** One thing that needs attention, as a link to where it is handled. */
export function AttentionTile({
  attention: { Icon, tone, title, detail, to, action },
}: {
  attention: Attention;
}) {
  const isUrgent = tone === 'urgent';
  return (
    <Link
      to={to}
      onClick={() => {
        // A link within the page: the router changes the address and does not scroll.
        if (to.startsWith('#')) document.getElementById(to.slice(1))?.scrollIntoView();
      }}
      className={classes(
        'group grid h-full min-h-17 grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg px-4 py-3',
        isUrgent ? 'bg-tomato-100' : 'bg-amber-100',
      )}
    >
      <span aria-hidden="true" className={isUrgent ? 'text-tomato' : 'text-amber'}>
        <Icon />
      </span>
      <span className="flex flex-col gap-x-6 gap-y-1 leading-snug @xl:flex-row @xl:items-center @xl:justify-between">
        <span>
          <span className="block font-semibold">{title}</span>{' '}
          <span className="block text-sm wrap-anywhere text-soft">{detail}</span>
        </span>{' '}
        <span className="flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-leaf-700 group-hover:underline">
          <span>{action}</span>
          <ArrowRightIcon className="size-4" />
        </span>
      </span>
    </Link>
  );
}

/** Says that there is nothing to do, and how things are. */
export function AllIsWell({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-4 rounded-sm bg-leaf-100 px-4 py-3">
      <CheckIcon className="shrink-0 text-leaf-700" />
      <p className="leading-snug">
        <span className="block font-semibold">{words.allIsWell}</span>
        <span className="block text-sm text-soft">{text}</span>
      </p>
    </div>
  );
}
