export type BulkFault = { name: string; message: string };

const faultsNamed = 3;

export function dishesInWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'dish' : 'dishes'}`;
}

/** Says which of `of` dishes were not changed, and why; undefined if all were. */
export function bulkFaults(faults: readonly BulkFault[], of: number): string | undefined {
  if (faults.length === 0) return undefined;
  const named = faults.slice(0, faultsNamed).map(({ name, message }) => `${name}: ${message}`);
  const rest = faults.length - named.length;
  const more = rest > 0 ? [`And ${rest.toLocaleString('en-US')} more.`] : [];
  const head = of === 1 ? '' : `Not done for ${faults.length} of ${dishesInWords(of)}.`;
  return [head, ...named, ...more].join(' ').trim();
}
