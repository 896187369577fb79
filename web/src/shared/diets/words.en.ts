import { plural } from '@thymely/contract/ground/words';

export const undeclaredHidden = (count: number) =>
  plural(count, {
    one: '1 dish without a declaration is hidden.',
    other: `${count} dishes without a declaration are hidden.`,
  });
