import type { LucideIcon } from 'lucide-react';
import BanIcon from 'lucide-react/icons/ban';
import PauseIcon from 'lucide-react/icons/pause';
import PencilIcon from 'lucide-react/icons/pencil';
import PlayIcon from 'lucide-react/icons/play';
import PlusIcon from 'lucide-react/icons/plus';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import Trash2Icon from 'lucide-react/icons/trash-2';
import Undo2Icon from 'lucide-react/icons/undo-2';
import UploadIcon from 'lucide-react/icons/upload';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { useOrdering } from '../../../api/ordering.ts';
import { classes } from '../../../ui/classes.ts';
import { momentInWords } from './restaurant-days.ts';

const looks: Record<AuditKind, { Icon: LucideIcon; tint: string }> = {
  'menu.create': { Icon: PlusIcon, tint: 'bg-disc-salad' },
  'menu.update': { Icon: PencilIcon, tint: 'bg-disc-soup' },
  'menu.delete': { Icon: Trash2Icon, tint: 'bg-disc-pizza' },
  'menu.import': { Icon: UploadIcon, tint: 'bg-disc-drinks' },
  'menu.take-back': { Icon: Undo2Icon, tint: 'bg-disc-soup' },
  'option-group.save': { Icon: PencilIcon, tint: 'bg-disc-soup' },
  'option-group.delete': { Icon: Trash2Icon, tint: 'bg-disc-pizza' },
  'user.promote': { Icon: ShieldCheckIcon, tint: 'bg-disc-salad' },
  'user.demote': { Icon: ShieldCheckIcon, tint: 'bg-disc-soup' },
  'user.role': { Icon: ShieldCheckIcon, tint: 'bg-disc-soup' },
  'user.delete': { Icon: Trash2Icon, tint: 'bg-disc-pizza' },
  'ordering.pause': { Icon: PauseIcon, tint: 'bg-disc-soup' },
  'ordering.resume': { Icon: PlayIcon, tint: 'bg-disc-salad' },
  'ordering.close': { Icon: BanIcon, tint: 'bg-disc-pizza' },
  'ordering.reopen': { Icon: PlayIcon, tint: 'bg-disc-salad' },
  'ordering.update': { Icon: PencilIcon, tint: 'bg-disc-drinks' },
  'kitchen.sold-out': { Icon: BanIcon, tint: 'bg-disc-pizza' },
  'kitchen.available': { Icon: PlusIcon, tint: 'bg-disc-salad' },
};

/** The icon of a kind of change; it only decorates the text beside it. */
export function AuditIcon({ what }: { what: AuditKind }) {
  const { Icon, tint } = looks[what];
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
