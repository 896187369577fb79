import { richText } from '@thymely/contract/ground/words';

export const introduction =
  "Who changed what, and when. This record can't be edited. Times are the restaurant's.";
export const noMatch = 'No changes match these filters.';
export const noChanges = 'No changes yet.';
export const showOlder = 'Show older changes';

export const onlyPerson = 'Show only changes by this person';
export const onlyItem = 'Show only changes to this item';
/** Of the value that a fact had. */
export const before = <Value>(value: Value) => richText`before: ${value}`;
/** Of the value that a fact has got. */
export const after = <Value>(value: Value) => richText`after: ${value}`;
export const empty = 'empty';

export const person = 'Person';
export const anyone = 'Anyone';
export const you = 'You';
export const selectedPerson = 'Selected person';
export const item = 'Item';
export const everything = 'Everything';
export const selectedItem = 'Selected item';
export const change = 'Change';
export const allChanges = 'All changes';
export const from = 'From';
export const to = 'To';
export const showAll = 'Show all changes';
