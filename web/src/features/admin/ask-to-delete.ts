import { askToConfirm } from '../../ui/messages.ts';

/** The specified question before anything is deleted. */
export function askToDelete(): Promise<boolean> {
  return askToConfirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirmText: 'Yes, delete it!',
    danger: true,
  });
}
