import { describe, expect, it } from 'vitest';
import { soup } from '../testing/dishes.ts';
import { dishOf, entityTagOfDish } from './dish-content.ts';
import type { MenuReading } from './store.ts';
import { decideCreation, decideUpdate } from './write-dish.ts';

const call = { key: 'once', bodyHash: 'hash' };
const nothingRead = {
  groups: new Set<string>(),
  taxRates: new Set<string>(),
  categories: new Set<string>([soup.category]),
  remembered: undefined,
  created: undefined,
};
const other = dishOf('other000', { ...soup, name: 'Another soup' });
const present = dishOf('present0', { ...soup, optionGroups: ['size'] });

describe('the decision to create a dish', () => {
  it('writes the dish under the id that it is given', () => {
    const decision = decideCreation({ item: soup, call }, { ...nothingRead, id: 'free0000' });
    expect(decision).toEqual({
      changes: [{ create: 'free0000', item: soup }],
      namesGroups: false,
      namesCategory: true,
      answer: { ...soup, _id: 'free0000' },
    });
  });

  it('repeats the answer to a call with the same key and body', () => {
    const reading = { ...nothingRead, id: 'free0000', remembered: { ...call, answer: other } };
    expect(decideCreation({ item: soup, call }, reading)).toEqual({ changes: [], answer: other });
  });

  it('refuses a key that was used with another body', () => {
    const remembered = { bodyHash: 'another hash', answer: other };
    const reading = { ...nothingRead, id: 'free0000', remembered };
    expect(() => decideCreation({ item: soup, call }, reading)).toThrow('another dish');
  });

  it('answers with the dish of an attempt whose answer got lost', () => {
    const reading = { ...nothingRead, id: 'free0000', created: dishOf('first000', soup) };
    const { changes, answer } = decideCreation({ item: soup, call }, reading);
    expect(changes).toEqual([]);
    expect(answer).toEqual({ ...soup, _id: 'first000' });
  });

  it('does not take a dish with other content for the one of a lost attempt', () => {
    const reading = { ...nothingRead, id: 'free0000', created: other };
    const { changes } = decideCreation({ item: soup, call }, reading);
    expect(changes).toEqual([{ create: 'free0000', item: soup }]);
  });

  it('refuses a group of options that does not exist', () => {
    const item = { ...soup, optionGroups: ['size', 'extras'] };
    const reading = { ...nothingRead, id: 'free0000', groups: new Set(['size']) };
    expect(() => decideCreation({ item, call }, reading)).toThrow('There are no options “extras”.');
  });

  it('refuses a rate of tax that does not exist, and names those that do', () => {
    const item = { ...soup, taxRate: 'drink' };
    const reading = { ...nothingRead, id: 'free0000', taxRates: new Set(['food', 'drinks']) };
    expect(() => decideCreation({ item, call }, reading)).toThrow(
      'There is no tax rate “drink”. It can be “food” or “drinks”.',
    );
  });

  it('says that the dish names groups of options', () => {
    const item = { ...soup, optionGroups: ['size'] };
    const reading = { ...nothingRead, id: 'free0000', groups: new Set(['size']) };
    expect(decideCreation({ item, call }, reading).namesGroups).toBe(true);
  });
});

describe('the decision to change a dish', () => {
  const reading: MenuReading = {
    onMenu: new Map([[present._id, present]]),
    stored: new Set([present._id]),
    groups: new Set(),
    categories: new Set(['soup']),
    taxRates: new Set(['food']),
  };
  const update = { id: present._id, changes: { price: 9 }, ifMatch: undefined };
  const outdated = entityTagOfDish(other);

  it('writes the changes and answers with the dish after them', () => {
    expect(decideUpdate({ ...update, ifMatch: entityTagOfDish(present) }, reading)).toEqual({
      changes: [{ update: present._id, changes: { price: 9 } }],
      namesGroups: false,
      namesCategory: false,
      answer: { ...present, price: 9 },
    });
  });

  it('writes nothing when the dish says the same already, whatever its version', () => {
    const same = { ...update, changes: { price: soup.price }, ifMatch: outdated };
    expect(decideUpdate(same, reading)).toEqual({ changes: [], answer: present });
  });

  it('refuses to change a dish that has another version', () => {
    expect(() => decideUpdate({ ...update, ifMatch: outdated }, reading)).toThrow('Someone else');
  });

  it('refuses another price than that of the cheapest size', () => {
    const sizes = [
      { id: 'small', name: 'Small', cents: 950 },
      { id: 'large', name: 'Large', cents: 1200 },
    ];
    const sized = dishOf('present0', { ...soup, price: 9.5, sizes });
    const withSizes = { ...reading, onMenu: new Map([[sized._id, sized]]) };
    expect(() => decideUpdate(update, withSizes)).toThrow('This dish has sizes');
    const both = { ...update, changes: { price: 9, sizes } };
    expect(() => decideUpdate(both, reading)).toThrow('This dish has sizes');
    const removed = { ...update, changes: { price: 9, sizes: null } };
    expect(decideUpdate(removed, withSizes).answer).toEqual(
      dishOf('present0', { ...soup, price: 9 }),
    );
  });

  it('refuses a dish that is not on the menu', () => {
    const none = { ...reading, onMenu: new Map() };
    expect(() => decideUpdate(update, none)).toThrow("isn't on the menu");
  });

  it('refuses a group of options that is gone only when the list of groups changes', () => {
    const same = { ...update, changes: { price: 9, optionGroups: ['size'] } };
    expect(decideUpdate(same, reading)).toMatchObject({ namesGroups: false });
    const more = { ...update, changes: { optionGroups: ['size', 'extras'] } };
    expect(() => decideUpdate(more, reading)).toThrow('“size” or “extras”');
  });
});
