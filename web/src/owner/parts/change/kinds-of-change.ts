import type { LucideIcon } from 'lucide-react';
import BanIcon from 'lucide-react/icons/ban';
import ListOrderedIcon from 'lucide-react/icons/list-ordered';
import PauseIcon from 'lucide-react/icons/pause';
import PencilIcon from 'lucide-react/icons/pencil';
import PlayIcon from 'lucide-react/icons/play';
import PlusIcon from 'lucide-react/icons/plus';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import Trash2Icon from 'lucide-react/icons/trash-2';
import Undo2Icon from 'lucide-react/icons/undo-2';
import UploadIcon from 'lucide-react/icons/upload';
import type { AuditEntry, AuditKind } from '@thymely/contract/audit/endpoints';
import { presentCategories } from '../../../lib/categories.ts';
import * as words from './words.en.ts';

export type ChangeOnRecord = Pick<AuditEntry, 'what' | 'before'> &
  Partial<Pick<AuditEntry, 'after'>>;

type Sentence = <Value>(actor: Value, subject: Value) => (string | Value)[];

type KindOfChange = {
  Icon: LucideIcon;
  /** The color behind the icon. */
  tint: string;
  /** Returns the sentence that says who did what to which person or thing. */
  sentenceOf: (change: ChangeOnRecord) => Sentence;
  /** Returns what to call the person or thing that has no name, by its ID. */
  nameOf: (id: string) => string;
};

const added = { Icon: PlusIcon, tint: 'bg-disc-salad' };
const changed = { Icon: PencilIcon, tint: 'bg-disc-soup' };
const removed = { Icon: Trash2Icon, tint: 'bg-disc-pizza' };
const stopped = { Icon: BanIcon, tint: 'bg-disc-pizza' };
const started = { Icon: PlayIcon, tint: 'bg-disc-salad' };
const roleChanged = { Icon: ShieldCheckIcon, tint: 'bg-disc-soup' };

const ofThing = { nameOf: (id: string) => id };
const ofUser = { nameOf: words.userById };
const ofOrdering = { nameOf: () => words.ordering };

/** How each kind of change looks and reads in a list. Its name is in `words.kinds`. */
export const kindsOfChange: Record<AuditKind, KindOfChange> = {
  'menu.create': { ...ofThing, ...added, sentenceOf: () => words.dishAdded },
  'menu.update': { ...ofThing, ...changed, sentenceOf: () => words.dishChanged },
  'menu.delete': { ...ofThing, ...removed, sentenceOf: () => words.dishRemoved },
  'menu.import': {
    ...ofThing,
    Icon: UploadIcon,
    tint: 'bg-disc-drinks',
    sentenceOf: ({ before }) => (before ? words.dishChangedInImport : words.dishImported),
  },
  'menu.take-back': {
    ...ofThing,
    Icon: Undo2Icon,
    tint: 'bg-disc-soup',
    sentenceOf: ({ after }) => (after ? words.importChangesTakenBack : words.importTakenBack),
  },
  'menu.arrange': {
    nameOf: (id) => presentCategories().of(id).name,
    Icon: ListOrderedIcon,
    tint: 'bg-disc-soup',
    sentenceOf: () => words.dishesArranged,
  },
  'option-group.save': {
    ...ofThing,
    ...changed,
    sentenceOf: ({ before }) => (before ? words.optionsChanged : words.optionsAdded),
  },
  'option-group.delete': { ...ofThing, ...removed, sentenceOf: () => words.optionsDeleted },
  'categories.update': {
    nameOf: () => words.categories,
    ...changed,
    sentenceOf: () => words.dishChanged,
  },
  'categories.delete': { ...ofThing, ...removed, sentenceOf: () => words.categoryDeleted },
  'user.promote': {
    ...ofUser,
    ...roleChanged,
    tint: 'bg-disc-salad',
    sentenceOf: () => words.adminMade,
  },
  'user.demote': { ...ofUser, ...roleChanged, sentenceOf: () => words.adminRemoved },
  'user.role': {
    ...ofUser,
    ...roleChanged,
    sentenceOf: ({ before }) =>
      before?.role === 'kitchen' ? words.kitchenLeft : words.kitchenJoined,
  },
  'user.delete': { ...ofUser, ...removed, sentenceOf: () => words.userRemoved },
  'ordering.pause': {
    ...ofOrdering,
    Icon: PauseIcon,
    tint: 'bg-disc-soup',
    sentenceOf: () => words.orderingPaused,
  },
  'ordering.resume': { ...ofOrdering, ...started, sentenceOf: () => words.orderingResumed },
  'ordering.update': {
    ...ofOrdering,
    ...changed,
    tint: 'bg-disc-drinks',
    sentenceOf: () => words.orderingChanged,
  },
  'ordering.close': { ...ofOrdering, ...stopped, sentenceOf: () => words.orderingClosed },
  'ordering.reopen': { ...ofOrdering, ...started, sentenceOf: () => words.orderingReopened },
  'kitchen.sold-out': { ...ofThing, ...stopped, sentenceOf: () => words.soldOut },
  'kitchen.available': { ...ofThing, ...added, sentenceOf: () => words.availableAgain },
  'kitchen.portions': {
    ...ofThing,
    ...changed,
    sentenceOf: ({ after }) =>
      after?.portionsLeft === undefined ? words.portionsUnlimited : words.portionsLimited,
  },
};
