/** The places of the rows of a list before one of them is dragged, in pixels from the list's top. */
export type RowPlace = { top: number; bottom: number };

/** Returns the index that a dragged row would get: it passes another row at the middle of that one. */
export function indexAt(places: readonly RowPlace[], from: number, by: number): number {
  const dragged = places[from];
  if (!dragged) return from;
  const middleOf = ({ top, bottom }: RowPlace) => (top + bottom) / 2;
  let to = from;
  const isPast = (index: number, step: 1 | -1) => {
    const place = places[index];
    if (!place) return false;
    return step === 1 ? dragged.bottom + by > middleOf(place) : dragged.top + by < middleOf(place);
  };
  while (isPast(to + 1, 1)) to += 1;
  while (isPast(to - 1, -1)) to -= 1;
  return to;
}

/** Returns how far each row in the way of a dragged one moves: the height of that row, and the gap. */
export function roomFor(places: readonly RowPlace[], from: number): number {
  const [dragged, before, after] = [places[from], places[from - 1], places[from + 1]];
  if (!dragged) return 0;
  const gap = after ? after.top - dragged.bottom : dragged.top - (before?.bottom ?? dragged.top);
  return dragged.bottom - dragged.top + gap;
}

/** Returns by how much a row is moved: up if the dragged one has passed it from above, down if from below. */
export function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}
