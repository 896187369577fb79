import type { ComponentType } from 'react';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { classes } from '../../../ui/classes.ts';
import { BinIcon } from '../../../ui/icons/bin-icon.tsx';
import type { IconProps } from '../../../ui/icons/icon.tsx';
import { PencilIcon } from '../../../ui/icons/pencil-icon.tsx';
import { PlusIcon } from '../../../ui/icons/plus-icon.tsx';
import { ShieldIcon } from '../../../ui/icons/shield-icon.tsx';
import { UploadIcon } from '../../../ui/icons/upload-icon.tsx';

const looks: Record<AuditKind, { Icon: ComponentType<IconProps>; tint: string }> = {
  'menu.create': { Icon: PlusIcon, tint: 'bg-disc-salad' },
  'menu.update': { Icon: PencilIcon, tint: 'bg-disc-soup' },
  'menu.delete': { Icon: BinIcon, tint: 'bg-disc-pizza' },
  'menu.import': { Icon: UploadIcon, tint: 'bg-disc-drinks' },
  'user.promote': { Icon: ShieldIcon, tint: 'bg-disc-salad' },
  'user.demote': { Icon: ShieldIcon, tint: 'bg-disc-soup' },
  'user.delete': { Icon: BinIcon, tint: 'bg-disc-pizza' },
};

/** The sign of a kind of change; decoration beside its words. */
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
