/** Returns a list with the entry added, or removed if the list contains it. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}
