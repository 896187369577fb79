import type { CallCost } from '@thymely/contract/ground/endpoint';

/** Returns the first sentence of a text: `Every call and each option.` */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Returns a cost in words, such as `Cost: 2 reads, 1 write.`; nothing where none is stated. */
export function costInWords(cost: CallCost | undefined): string[] {
  if (cost === undefined) return [];
  const count = (many: number | string, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;
  const { reads, writes, besides } = cost;
  const words = `Cost: ${count(reads, 'read')}, ${count(writes, 'write')}`;
  return [besides === undefined ? `${words}.` : `${words}; ${besides}.`];
}
