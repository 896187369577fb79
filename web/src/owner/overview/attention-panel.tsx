import { useQuery } from '@tanstack/react-query';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import CheckIcon from 'lucide-react/icons/check';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClockIcon from 'lucide-react/icons/clock';
import CloudUploadIcon from 'lucide-react/icons/cloud-upload';
import PauseIcon from 'lucide-react/icons/pause';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import UtensilsCrossedIcon from 'lucide-react/icons/utensils-crossed';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { timeInWords } from '@thymely/contract/ground/in-words';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';
import { publishedMenuQuery } from '../../api/menu/published-menu.ts';
import { guestPreviewQuery } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changesSincePublished } from './published-changes.ts';
import { allIsWell, attentionTo, type Attention, type Now } from './attention.ts';
import * as words from './words.en.ts';

/** Each request reads every open order; only the board hears of changes as they happen. */
const lookEveryMs = 30_000;
const nowEveryMs = 10_000;

const icons: Record<Attention['id'], ReactNode> = {
  unattended: <ChefHatIcon />,
  waiting: <ReceiptTextIcon />,
  late: <ClockIcon />,
  paused: <PauseIcon />,
  'sold-out': <UtensilsCrossedIcon />,
  'pages-behind': <CloudUploadIcon />,
};

/** What needs attention now, each with a link to handle it. */
export function AttentionPanel({ menu }: { menu: readonly MenuItem[] | undefined }) {
  const orders = useQuery({ ...kitchenOrdersQuery, refetchInterval: lookEveryMs });
  const ordering = useQuery(guestPreviewQuery);
  const published = useQuery(publishedMenuQuery);
  const nowMs = useNow(nowEveryMs);
  const unpublished = published.data && menu && changesSincePublished(published.data, menu);
  const failed = [orders, ordering].find(({ isError }) => isError);
  const isBehind = failed !== undefined || orders.isPaused;
  const retry = () => {
    void orders.refetch();
    void ordering.refetch();
  };
  const isKnown = orders.data !== undefined && ordering.data !== undefined;
  // A site without hours takes no orders, and the panel below says what to do first.
  if (isKnown && ordering.data.state === 'off' && orders.data.orders.length === 0 && !unpublished)
    return null;
  return (
    <section aria-labelledby="attention" className="rounded-lg bg-card p-5 shadow-card sm:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="attention" className="text-lg font-bold">
          {words.rightNow}
        </h2>
        {isKnown && isBehind && (
          <p role="alert" className="text-sm font-medium text-amber">
            {words.asOf(timeInWords(serverTimeOf(orders.dataUpdatedAt), ordering.data.timeZone))}
          </p>
        )}
      </div>
      {isKnown && (
        <Lines
          now={{ orders: orders.data.orders, ordering: ordering.data, menu, unpublished, nowMs }}
        />
      )}
      {!isKnown && failed && (
        <ErrorState
          message={messageOf(failed.error)}
          busy={orders.isFetching || ordering.isFetching}
          onRetry={retry}
        />
      )}
      {!isKnown && !failed && <Skeleton className="h-16" />}
    </section>
  );
}

function Lines({ now }: { now: Now }) {
  const lines = attentionTo(now);
  return (
    <>
      <p role="status" className="sr-only">
        {lines.length === 0 ? words.allIsWell : lines.map(({ title }) => title).join(', ')}
      </p>
      {lines.length === 0 ? (
        <AllIsWell text={allIsWell(now)} />
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ line: { id, tone, title, detail, to, action } }: { line: Attention }) {
  const isUrgent = tone === 'urgent';
  return (
    <Link
      to={to}
      className={classes(
        'group grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-sm px-4 py-3',
        'sm:grid-cols-[auto_1fr_auto]',
        isUrgent ? 'bg-tomato-100' : 'bg-amber-100',
      )}
    >
      <span aria-hidden="true" className={isUrgent ? 'text-tomato' : 'text-amber'}>
        {icons[id]}
      </span>
      <span className="leading-snug">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm wrap-anywhere text-soft">{detail}</span>
      </span>
      <span className="col-start-2 flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-leaf-700 max-[359px]:whitespace-normal group-hover:underline sm:col-start-auto">
        {action}
        <ArrowRightIcon className="size-4" />
      </span>
    </Link>
  );
}

function AllIsWell({ text }: { text: string }) {
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
