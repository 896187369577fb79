import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { emptyDish } from '../../parts/dish/dish-values.ts';
import { dishModel } from './dish-model.ts';

it('two versions of sizes that differ in a load only have different words', () => {
  const versionWith = (load: string) => {
    const large = { key: 'large', id: 'large', name: 'Large', price: '11.50', load };
    const small = { key: 'small', id: 'small', name: 'Small', price: '8.00', load: '' };
    const values = { ...emptyDish, hasSizes: true, sizes: [small, large] };
    return dishModel.propertiesOf(values).get('price')?.words;
  };
  expect(versionWith('')).toBe(inBrandWords('Small $8.00, Large $11.50'));
  expect(versionWith('2')).toBe(inBrandWords('Small $8.00, Large $11.50 (load 2)'));
});
