/** The names of the controls that move one row of a list, such as a dish. */
export const handle = (row: string) => `Move ${row}`;
export const moveUp = (row: string) => `Move ${row} up`;
export const moveDown = (row: string) => `Move ${row} down`;
/** Describes the handle of a row to people who hear the page. */
export const handleKeys =
  'Drag it, or press the arrow keys. Home moves it to the first place, End to the last.';
export const isNow = (row: string, place: number, count: number) =>
  `${row} is now ${place} of ${count}.`;
