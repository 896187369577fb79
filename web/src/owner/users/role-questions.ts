import type { RoleChange } from '../../api/users.ts';
import type { Question } from '../../ui/dialogs/question-dialog.tsx';
import * as words from './words.en.ts';

/** The buttons of the question, of which the harmless one has the focus. */
type Manner = Pick<Question, 'danger' | 'startOnCancel'>;

const manners: Record<RoleChange, Manner> = {
  makeAdmin: { startOnCancel: true },
  removeAdmin: { danger: true },
  addToKitchen: { startOnCancel: true },
  removeFromKitchen: { danger: true },
};

/** Returns the question before a role is changed. */
export function roleQuestion(change: RoleChange): Omit<Question, 'subject'> {
  return {
    title: words.changeQuestions[change],
    text: words.changeTexts[change],
    confirmText: words.roleChanges[change],
    ...manners[change],
  };
}

/** Name a user and what they are now, for the message of success. */
export const successWords: Record<RoleChange, (user: string) => string> = {
  makeAdmin: words.isNowAdmin,
  removeAdmin: words.isNoLongerAdmin,
  addToKitchen: words.isNowKitchenStaff,
  removeFromKitchen: words.isNoLongerKitchenStaff,
};
