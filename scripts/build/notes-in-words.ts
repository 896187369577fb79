import type { CallCost } from '@thymely/contract/ground/endpoint';

/** `Every call and each option. More.` without what comes after the first sentence. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** `Cost: 2 reads, 1 write.`, and what is to be said besides; nothing where no cost is stated. */
export function costInWords(cost: CallCost | undefined): string[] {
  if (cost === undefined) return [];
  const count = (many: number | string, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;
  const { reads, writes, besides } = cost;
  const words = `Cost: ${count(reads, 'read')}, ${count(writes, 'write')}`;
  return [besides === undefined ? `${words}.` : `${words}; ${besides}.`];
}
