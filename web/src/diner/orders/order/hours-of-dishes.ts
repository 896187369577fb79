const hoursOfDial = 12;

/** Returns the hours at which the dishes of an order stand on a dial, spread evenly from one on. */
export function hoursOfDishes(count: number): number[] {
  const shown = Math.min(count, hoursOfDial);
  return Array.from({ length: shown }, (_, at) => 1 + Math.floor((at * hoursOfDial) / shown));
}
