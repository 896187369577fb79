import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { useOrdering } from '../../../api/ordering.ts';
import { classes } from '../../../ui/classes.ts';
import { kindsOfChange } from './kinds-of-change.ts';
import { momentInWords } from './restaurant-days.ts';

/** The icon of a kind of change; it only decorates the text beside it. */
export function AuditIcon({ what }: { what: AuditKind }) {
  const { Icon, tint } = kindsOfChange[what];
  return (
    <span
      aria-hidden="true"
      className={classes('grid size-10 shrink-0 place-items-center rounded-pill', tint)}
    >
      <Icon className="size-4.5" />
    </span>
  );
}

/** The time when something happened, in the restaurant's time zone. */
export function Moment({ iso }: { iso: string }) {
  const zone = useOrdering().data?.timeZone;
  return <time dateTime={iso}>{momentInWords(iso, zone)}</time>;
}
