import { askToConfirm } from '../ui/messages/messages.ts';
import type { Subject } from '../ui/messages/message-subject.ts';

/** Shows the specified confirmation with a name and an image before anything is deleted. */
export function askToDelete(subject: Subject): Promise<boolean> {
  return askToConfirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    subject,
    confirmText: 'Yes, delete it!',
    danger: true,
  });
}
