import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { categories } from '@thymely/contract/ground/categories';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import * as dishWords from '../dish/words.en.ts';
import { actorOf, changedFacts, sentenceOf, subjectOf } from './audit-words.ts';
import * as words from './words.en.ts';

const [first, second] = categories;

const dish = {
  name: 'Leek Soup',
  category: first?.id,
  price: 6,
  recipe: 'Leeks.',
  image: '/dish-art/1f372.webp',
};
const entry: AuditEntry = {
  _id: 'leek-soup_2',
  who: { _id: 'ada', name: 'Ada Thyme' },
  what: 'menu.update',
  target: 'leek-soup',
  before: dish,
  after: { ...dish, price: 6.5, category: second?.id },
  when: '2026-01-31T18:00:00.000Z',
};

const zone = 'America/New_York';

it('a field of a dish has the label that its form has', () => {
  expect(Object.keys(words.facts).filter((fact) => fact in dishWords.fields)).toEqual([]);
});

function said(change: Parameters<typeof sentenceOf>[0]): string {
  return sentenceOf(change)('Ada', 'Ben').join('');
}

describe('the words for an entry of the audit log', () => {
  it('name what is different, in the format used elsewhere', () => {
    expect(changedFacts(entry, zone)).toEqual([
      { label: 'Category', before: first?.label, after: second?.label },
      { label: 'Price', before: inBrandWords('$6.00'), after: inBrandWords('$6.50') },
    ]);
  });

  it('name no differences for what was added or removed as a whole', () => {
    expect(changedFacts({ before: null, after: dish }, zone)).toEqual([]);
    expect(changedFacts({ before: dish, after: null }, zone)).toEqual([]);
  });

  it('name the category whose dishes were arranged, and what order there was before', () => {
    const facts = { before: { dishes: '' }, after: { dishes: '1. Leek Soup' } };
    const change = { ...entry, what: 'menu.arrange', target: first?.id ?? '', ...facts } as const;
    expect(subjectOf(change)).toBe(first?.plural);
    expect(changedFacts(change, zone)).toEqual([
      { label: 'Order', before: 'newest first', after: '1. Leek Soup' },
    ]);
  });

  it('mention facts that are missing on one side', () => {
    expect(
      changedFacts({ before: { role: 'user' }, after: { role: 'admin', name: 'Ben' } }, zone),
    ).toEqual([
      { label: 'Name', before: undefined, after: 'Ben' },
      { label: 'Role', before: 'user', after: 'admin' },
    ]);
  });

  it('list what is different about a dish in the order of its form', () => {
    const before = { options: 'Milk', load: '1', sizes: 'Small $8.00', served: 'Mon' };
    const after = { options: 'Bread', load: '2', sizes: 'Large $9.00', served: 'Tue' };
    expect(changedFacts({ before, after }, zone).map(({ label }) => label)).toEqual([
      'Options',
      'Load',
      'Sizes',
      'Served',
    ]);
  });

  it("describe a pause by when it ends, in the restaurant's time zone", () => {
    const pause = { pausedUntil: '2026-01-31T12:30:00.000Z', pauseReason: 'Oven is down' };
    expect(changedFacts({ before: {}, after: pause }, zone)).toEqual([
      { label: 'Paused until', before: undefined, after: inBrandWords('Jan 31, 2026, 7:30 AM') },
      { label: 'Reason', before: undefined, after: 'Oven is down' },
    ]);
    expect(said({ what: 'ordering.pause', before: {} })).toBe('Ada paused Ben');
    expect(subjectOf({ ...entry, target: 'ordering', before: {}, after: pause })).toBe('ordering');
  });

  it('say how many orders a slot takes, and who can order', () => {
    const before = { slotOrders: '20 orders', verifiedOnly: 'no' };
    const after = { slotOrders: '8 orders', verifiedOnly: 'yes' };
    expect(changedFacts({ before, after }, zone)).toEqual([
      { label: 'Orders per slot', before: '20 orders', after: '8 orders' },
      { label: 'Only guests with a verified email', before: 'no', after: 'yes' },
    ]);
  });

  it('say until when a dish is sold out, and that it is available again', () => {
    const [dish, name] = [{ name: 'Soup' }, 'Soup'];
    const recalled = { name, soldOutUntil: 'recalled' };
    const untilOpening = { name, soldOutUntil: '2026-01-31T12:30:00.000Z' };
    const changed = (before: object, after: object) => changedFacts({ before, after }, zone);
    expect(changed(dish, untilOpening)).toEqual([
      { label: 'Sold out', before: 'no', after: inBrandWords('until Jan 31, 2026, 7:30 AM') },
    ]);
    expect(changed(recalled, dish)).toEqual([
      { label: 'Sold out', before: 'until recalled', after: 'no' },
    ]);
    expect(said({ what: 'kitchen.sold-out', before: dish })).toBe('Ada marked Ben as sold out');
  });

  it('say who joined the kitchen, and who left it', () => {
    const what = 'user.role';
    expect(said({ what, before: { role: 'user' } })).toBe('Ada added Ben to the kitchen');
    expect(said({ what, before: { role: 'kitchen' } })).toBe('Ada removed Ben from the kitchen');
  });

  it('call the reader You, and recognize operators and former users', () => {
    expect(actorOf(entry, 'ada')).toBe('You');
    expect(actorOf(entry, 'ben')).toBe('Ada Thyme');
    expect(actorOf({ who: { _id: 'operator', name: '' } }, 'ada')).toBe('An operator');
    expect(actorOf({ who: { _id: 'eve', name: '' } }, 'ada')).toBe('A former user');
  });

  it('call the person or dish by the last known name, the email, or the ID', () => {
    expect(subjectOf({ ...entry, after: { ...dish, name: 'Leek & Potato' } })).toBe(
      'Leek & Potato',
    );
    expect(subjectOf({ ...entry, after: null })).toBe('Leek Soup');
    expect(subjectOf({ ...entry, before: null, after: { name: '', email: 'b@x.example' } })).toBe(
      'b@x.example',
    );
    expect(subjectOf({ ...entry, before: null, after: null })).toBe('leek-soup');
  });

  it('requirement 41: call a person whose name is no longer kept a user, with the ID', () => {
    const removal = { ...entry, what: 'user.delete', target: 'b3N' } as const;
    expect(subjectOf({ ...removal, before: { role: 'user' }, after: null })).toBe('user b3N');
    expect(subjectOf({ ...removal, before: { name: 'Ben' }, after: null })).toBe('Ben');
  });

  it('treat hours and rules as one thing, and name what is different in them', () => {
    const [before, after] = [{ week: 'Mon closed' }, { week: 'Mon 11:00–22:00' }];
    const target = 'ordering';
    const change = { ...entry, what: 'ordering.update' as const, target, before, after };
    expect(sentenceOf(change)('Ada', subjectOf(change)).join('')).toBe(
      'Ada changed the hours and rules of ordering',
    );
    expect(changedFacts({ before, after }, zone)).toEqual([
      { label: 'Hours of the week', before: 'Mon closed', after: 'Mon 11:00–22:00' },
    ]);
  });

  it('distinguish a newly imported dish from one that was updated', () => {
    expect(said({ what: 'menu.import', before: null })).toBe('Ada imported Ben');
    expect(said({ what: 'menu.import', before: dish })).toBe('Ada changed Ben in an import');
    const what = 'menu.take-back';
    expect(said({ what, before: dish, after: null })).toBe('Ada took back the import of Ben');
    expect(said({ what, before: dish, after: dish })).toBe('Ada took back the changes to Ben');
  });
});
