import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';
import { addressInWords } from '../../model/address-lines.ts';
import { PlainMenu, type PlainMenuFacts } from './plain-menu.tsx';

const soup: MenuItem = {
  _id: 'soup',
  name: 'Soup <of the day>',
  category: 'soup',
  price: 7.5,
  recipe: 'Simmer.',
  image: '/dish-art/1f372.webp',
  allergens: ['milk', 'celery'],
  optionGroups: ['bread'],
};

const bread: OptionGroup = {
  _id: 'bread',
  name: 'Bread',
  min: 0,
  max: 1,
  choices: [
    { id: 'rye', name: 'Rye', cents: 50, isDefault: false, allergens: ['gluten'] },
    { id: 'none', name: 'No bread', cents: 0, isDefault: true },
  ],
};

function read(facts: Partial<PlainMenuFacts>): string {
  return renderToStaticMarkup(<PlainMenu menu={[soup]} groups={[]} hours={undefined} {...facts} />);
}

it('the plain menu has each dish with its price and what it contains', () => {
  const html = read({ groups: [bread] });
  expect(html).toContain(inBrandWords('Soup &lt;of the day&gt;</span> <span translate="no">$7.50'));
  expect(html).toContain(`Contains ${allergensInWords(['milk', 'celery'])}.`);
  expect(html).toContain(
    inBrandWords(`Bread: Rye +$0.50 (contains ${allergensInWords(['gluten'])}); No bread`),
  );
  expect(html.match(/<h2>/g)).toHaveLength(1);
});

it('the plain menu has the address as it stands on a letter, in a paragraph of its own', () => {
  expect(read({})).toContain(renderToStaticMarkup(<p>{addressInWords}</p>));
});

it('the plain menu says what each size of a dish costs, before its options', () => {
  const sizes = [
    { id: 'bowl', name: 'Bowl', cents: 750 },
    { id: 'pot', name: 'Pot', cents: 1400 },
  ];
  const html = read({ menu: [{ ...soup, sizes }], groups: [bread] });
  expect(html).toContain(
    inBrandWords('</span> <span>from <span translate="no">$7.50</span></span></h3>'),
  );
  expect(html).toContain(inBrandWords('<p>Size: Bowl $7.50; Pot $14.00</p><p>Bread:'));
});

it('the plain menu tells a dish without a declaration from one without allergens', () => {
  expect(read({ menu: [{ ...soup, allergens: undefined }] })).toContain('Allergens: not declared.');
  expect(read({ menu: [{ ...soup, allergens: [] }] })).toContain('Contains none of the 14');
});

it('the plain menu has the opening hours and their exceptions, in words', () => {
  const lunch = [{ open: '11:00', close: '14:30' }];
  const week = { mon: [], tue: lunch, wed: lunch, thu: lunch, fri: lunch, sat: [], sun: [] };
  const exceptions = { '2026-12-25': { periods: [], label: 'Christmas' } };
  const html = read({ hours: { timeZone: 'UTC', week, exceptions } });
  expect(html).toContain(inBrandWords('Tue–Fri, 11 AM to 2:30 PM'));
  expect(html).toContain('December 25, 2026 (Christmas): closed');
  expect(read({})).not.toContain('Opening hours');
});
