/**
 * What the browser keeps of a person until they log out, as text: an order without a response and
 * what they have typed at the checkout, in this tab; their allergies, on this device.
 */
export type KeptText = 'placement' | 'checkout' | 'allergies';

const stores = {
  placement: () => sessionStorage,
  checkout: () => sessionStorage,
  allergies: () => localStorage,
};

/** The copies for browsers that block storage, which last as long as the page. */
const inMemory = new Map<KeptText, string>();

export function keepText(name: KeptText, text: string): void {
  inMemory.set(name, text);
  try {
    stores[name]().setItem(name, text);
  } catch {
    // Storage is blocked.
  }
}

export function keptText(name: KeptText): string | undefined {
  try {
    return stores[name]().getItem(name) ?? inMemory.get(name);
  } catch {
    return inMemory.get(name);
  }
}

export function dropText(name: KeptText): void {
  inMemory.delete(name);
  try {
    stores[name]().removeItem(name);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export function dropAllTexts(): void {
  for (const name of Object.keys(stores) as KeptText[]) dropText(name);
}
