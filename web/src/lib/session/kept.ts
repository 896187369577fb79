/**
 * What the browser keeps of a person until they log out: an order without a response, what they
 * have typed at the checkout and the filters of their menu, in this tab; their allergies, and the
 * dishes that they chose before the login and that are not in their cart yet, on this device.
 */
type Kept = 'placement' | 'checkout' | 'menu-filters' | 'allergies' | 'kept-dishes';

const stores = {
  placement: () => sessionStorage,
  checkout: () => sessionStorage,
  'menu-filters': () => sessionStorage,
  allergies: () => localStorage,
  'kept-dishes': () => localStorage,
};

/** The copies for browsers that block storage, which last as long as the page. */
const inMemory = new Map<Kept, string>();

/** Keeps something of the person with this uid. */
export function keepOfPerson(name: Kept, kept: { uid: string }): void {
  const text = JSON.stringify(kept);
  inMemory.set(name, text);
  try {
    stores[name]().setItem(name, text);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Returns what is kept of this person, as far as it is there: an earlier version of the page may
 * have written it. Somebody else's is dropped.
 */
export function keptOfPerson<Whole extends { uid: string }>(
  name: Kept,
  uid: string,
): Partial<Whole> | undefined {
  const kept = parsed(read(name)) as Partial<Whole> | undefined;
  if (kept?.uid === uid) return kept;
  if (kept !== undefined) dropKept(name);
  return undefined;
}

export function dropKept(name: Kept): void {
  inMemory.delete(name);
  try {
    stores[name]().removeItem(name);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export function dropAllKept(): void {
  for (const name of Object.keys(stores) as Kept[]) dropKept(name);
}

function read(name: Kept): string | undefined {
  try {
    return stores[name]().getItem(name) ?? inMemory.get(name);
  } catch {
    return inMemory.get(name);
  }
}

function parsed(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
