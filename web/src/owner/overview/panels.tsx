import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { categoryOf } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { User } from '@thymely/contract/users/endpoints';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { pictureOf } from '../../model/painted-plate.ts';
import { classes } from '../../ui/classes.ts';
import { AuditIcon, Moment } from '../parts/change/audit-icon.tsx';
import { actorOf, sentenceOf, subjectOf } from '../parts/change/audit-words.ts';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type PanelProps = {
  title: string;
  /** The ID of its heading, for links to it. */
  id?: string;
  /** A link to more, to the right of the title. */
  link?: Elements;
  className?: string;
  children: Elements;
};

/** A titled card of the overview. */
export function Panel({ title, id: ownId, link, className, children }: PanelProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <section
      aria-labelledby={id}
      className={classes('rounded-lg bg-card p-5 shadow-card sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The link from a panel to the full list. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="py-1 text-sm font-semibold text-leaf-700 hover:underline">
      {children}
    </Link>
  );
}

/** The newest users. */
export function NewestUsers({ users }: { users: User[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {users.map(({ _id, name, email, role }) => (
        <li key={_id} className="flex items-center gap-3 max-[20rem]:flex-wrap">
          <Avatar photoUrl={null} className="size-10 shrink-0" />
          <span className="min-w-0 grow leading-snug">
            <span className="block truncate font-semibold">{name || words.noName}</span>
            <span className="block truncate text-sm text-soft">{email}</span>
          </span>
          {role !== 'user' && (
            <span className="rounded-pill bg-leaf-100 px-2.5 py-0.5 text-sm font-semibold text-leaf-700">
              {words.roles[role]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The dishes added last, each linking to its edit form. */
export function NewestDishes({ dishes }: { dishes: MenuItem[] }) {
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {dishes.map(({ _id, name, image, category, price }) => (
        <li key={_id}>
          <Link
            to={`/dashboard/update-menu/${_id}`}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-sm p-2 max-[20rem]:grid-cols-1 transition-colors hover:bg-leaf-100"
          >
            <ListedDishPicture
              image={pictureOf({ _id, image, category })}
              category={category}
              className="size-12 rounded-sm"
              pictureClassName="size-9"
            />
            <span className="min-w-0 leading-snug">
              <span className="block truncate font-semibold">{name}</span>
              <span className="text-sm text-soft">{categoryOf(category).label}</span>
            </span>
            <span className="font-semibold tabular-nums" translate="no">
              {formatCents(centsFromPrice(price))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The most recent changes, one line each. */
export function LastChanges({ entries }: { entries: AuditEntry[] }) {
  const account = useReadyAccount();
  if (entries.length === 0) return <p className="text-soft">{words.noChanges}</p>;
  return (
    <ol className="grid grid-cols-1 gap-3.5">
      {entries.map((entry) => {
        const subject = (
          <span key="subject" className="font-semibold">
            {subjectOf(entry)}
          </span>
        );
        const actor = <span key="actor">{actorOf(entry, account?.uid)}</span>;
        return (
          <li key={entry._id} className="flex items-center gap-3">
            <AuditIcon what={entry.what} />
            <span className="min-w-0 grow leading-snug">
              <span className="line-clamp-2 wrap-anywhere">
                <WordsAround className="font-normal">
                  {sentenceOf(entry)(actor, subject)}
                </WordsAround>
              </span>
              <span className="block text-sm text-soft">
                <Moment iso={entry.when} />
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
