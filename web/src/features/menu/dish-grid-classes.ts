/**
 * Four dishes a row, fewer where there is less room for a card: the width follows the reader's size
 * of text.
 */
export const gridClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-7';
