import { inThousands } from '@thymely/contract/ground/in-words';

type Counting = (count: number, counted: string) => string;

/** Writes how many there are: the count decides the form, and the text is what is read. */
export function counted(sentence: Counting, { length }: readonly unknown[]): string {
  return sentence(length, inThousands(length));
}
