import { askToConfirm } from '../ui/messages/messages.ts';
import type { Subject } from '../ui/messages/message-subject.ts';
import * as words from './words.en.ts';

/**
 * Shows the specified confirmation with a name and an image before anything is deleted, and a
 * further sentence as soon as it is known.
 */
export function askToDelete(subject: Subject, further?: Promise<string>): Promise<boolean> {
  return askToConfirm({
    title: words.deleteQuestion,
    text: words.deleteWarning,
    subject,
    ...(further && { further }),
    confirmText: words.deleteConfirmed,
    danger: true,
  });
}
