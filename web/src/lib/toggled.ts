/** A list with an entry more, or without it when it is there. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}
