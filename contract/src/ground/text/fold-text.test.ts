import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('text as searches compare it', () => {
  it.each([
    ['Émile', 'emile'],
    ['E\u0301mile', 'emile'],
    ['Zoë Ångström', 'zoe angstrom'],
    ['Łukasz Æther', 'lukasz aether'],
    ['Straße', 'strasse'],
    ['Pão, feijão e maçã à Brás', 'pao, feijao e maca a bras'],
    ['İstanbul', 'istanbul'],
    ['Иван 李', 'иван 李'],
    ['👩‍🍳', '👩🍳'],
    ['Ｍａｒｇｈｅｒｉｔａ', 'margherita'],
    ['٧UP', '7up'],
    ['Marghe\u00ADri\u200Bta', 'margherita'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
