import { askToConfirm } from '../ui/messages/messages.ts';
import type { Subject } from '../ui/messages/message-subject.ts';

/** The specified confirmation before anything is deleted, with its name and image. */
export function askToDelete(subject: Subject): Promise<boolean> {
  return askToConfirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    subject,
    confirmText: 'Yes, delete it!',
    danger: true,
  });
}
