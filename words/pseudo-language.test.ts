import { describe, expect, it } from 'vitest';
import { inPseudoLanguage } from './pseudo-language.ts';

describe('the pseudo-language', () => {
  it.each([
    ["export const title = 'Your cart';", "export const title = '[!! Ýöüř çářt ~~~~ !!]';"],
    [
      'export const edit = (dish: string) => `Edit ${dish}`;',
      'export const edit = (dish: string) => `[!! Édít ${dish} ~~~~ !!]`;',
    ],
    [
      "export const n = (count: number) => plural(count, { one: 'Soup', other: `${count} s` });",
      "export const n = (count: number) => plural(count, { one: '[!! Šöüp ~~~~ !!]', other: `[!! ${count} š ~~~~ !!]` });",
    ],
    [
      'export const call = <Part>(phone: Part) => inParts`Call ${phone}.`;',
      'export const call = <Part>(phone: Part) => inParts`[!! Çáll ${phone}. ~~~~ !!]`;',
    ],
    [
      "export const by = { first_one: 'A\\u00a0bc\\n' };",
      "export const by = { first_one: '[!! Á\\u00a0bç\\n ~~~~ !!]' };",
    ],
  ])('of %s has marks, accents and more letters', (english, pseudo) => {
    expect(inPseudoLanguage(english)).toBe(pseudo);
  });
});
