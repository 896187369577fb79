type Noun = { one: string; many: string };

export const dishNoun: Noun = { one: 'dish', many: 'dishes' };
export const documentNoun: Noun = { one: 'document', many: 'documents' };
export const pictureNoun: Noun = { one: 'picture', many: 'pictures' };

/** Returns a count with its noun: `1 dish`, `2 dishes`. */
export function countInWords(count: number, { one, many }: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
