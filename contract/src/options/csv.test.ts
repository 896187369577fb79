import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idSchema, textSchema } from '../ground/fields.schema.ts';
import { allergenIds, contradictionsOf, dietIds } from '../menu/declarations.ts';
import type { OptionGroup } from './endpoints.ts';
import { readOptionsCsv } from './read-csv.schema.ts';
import { writeOptionsCsv } from './write-csv.ts';

const extras: OptionGroup = {
  _id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: [
    {
      id: 'olives',
      name: 'Olives',
      cents: 150,
      centsBySize: { large: 200, small: 100 },
      isDefault: false,
      allergens: [],
      diets: ['vegan'],
    },
    { id: 'feta', name: 'Feta, crumbled', cents: 0, isDefault: true, allergens: ['milk'] },
  ],
};

const header =
  '_id,name,min,max,each,choice_id,choice,price,prices_by_size,default,diets,allergens';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function groupsIn(text: string) {
  const file = readOptionsCsv(bytesOf(text));
  if ('fault' in file) throw new Error(file.fault);
  return file.groups;
}

const throughFile = (groups: OptionGroup[]) =>
  groupsIn(writeOptionsCsv(groups)).map((each) => ('group' in each ? each.group : each.faults));

function faultsOf(...rows: string[]): string[] {
  return groupsIn([header, ...rows].join('\n')).flatMap((each) =>
    'faults' in each ? each.faults : [],
  );
}

describe('a file of options', () => {
  it('has one row for each choice', () => {
    expect(writeOptionsCsv([extras])).toBe(
      `\uFEFF${header}\r\n` +
        'extras,Extras,0,2,1,olives,Olives,1.50,large=2.00|small=1.00,no,vegan,none\r\n' +
        'extras,Extras,0,2,1,feta,"Feta, crumbled",0.00,,yes,,milk\r\n',
    );
    expect(throughFile([extras])).toEqual([extras]);
  });

  it('is read back unchanged, for 500 random files', () => {
    const nameSchema = textSchema({ label: 'Choice', min: 1, max: 60 });
    const hostile = fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\n', 'é', '🍲');
    const text = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })
      .map((parts) => v.safeParse(nameSchema, parts.join('')))
      .filter(({ success }) => success)
      .map(({ output }) => String(output));
    const id = fc
      .stringMatching(/^[A-Za-z0-9-][A-Za-z0-9_-]{0,11}$/)
      .filter((each) => v.is(idSchema, each) && !['none', 'new'].includes(each));
    const choice = fc
      .record(
        {
          id,
          name: text,
          cents: fc.integer({ min: 0, max: 100_000 }),
          centsBySize: fc.dictionary(fc.constantFrom('small', 'large', 'u5927'), fc.nat(9999), {
            minKeys: 1,
          }),
          isDefault: fc.constant(false),
          diets: fc.shuffledSubarray(dietIds),
          allergens: fc.shuffledSubarray(allergenIds),
        },
        { requiredKeys: ['id', 'name', 'cents', 'isDefault'] },
      )
      .filter((each) => contradictionsOf(each).length === 0);
    const group: fc.Arbitrary<OptionGroup> = fc
      .tuple(
        fc.record({ _id: id, name: text }),
        fc.uniqueArray(choice, { selector: (each) => each.id, minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 10 }),
      )
      .map(([named, choices, one, other, maxEach]) => {
        const max = 1 + (one % (choices.length * maxEach));
        const each = maxEach > 1 && { maxEach };
        return { ...named, min: other % (max + 1), max, ...each, choices };
      });
    const groups = fc.uniqueArray(group, {
      selector: ({ _id }) => _id,
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(groups, (all) => {
        expect(throughFile(all)).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });

  it('may lack prices, defaults and declarations', () => {
    const text = 'choice,_id,name,min,max,choice_id\nRare,cooked,Cooked,1,1,rare\n';
    expect(groupsIn(text)).toEqual([
      {
        id: 'cooked',
        name: 'Cooked',
        rows: [2],
        group: {
          _id: 'cooked',
          name: 'Cooked',
          min: 1,
          max: 1,
          choices: [{ id: 'rare', name: 'Rare', cents: 0, isDefault: false }],
        },
      },
    ]);
  });

  it.each([
    [['a,A,0,1,,x,X,1.5,,no,paleo,'], /^Row 2: “paleo” isn't one of the diets/],
    [['a,A,0,1,,x,X,1.5,,no,,dairy'], /^Row 2: “dairy” isn't one of the allergens/],
    [['a,A,0,1,,x,X,1.5,,no,vegan,milk'], /^Row 2: A vegan choice can't contain milk/],
    [['a,A,0,1,,x,X,1.5,,maybe,,'], /^Row 2: default must be yes or no/],
    [['a,A,0,1,,x,X,"1,250",,no,,'], /^Row 2: This price can be read in more than one way/],
    [['a,A,0,1,,x,X,much,,no,,'], /^Row 2: Price must be a number/],
    [['a,A,0,1,,x,,1,,no,,'], /^Row 2: Choice is required/],
    [['a,A,0,1,,x,X,1,,no,,', 'a,B,0,1,,y,Y,1,,no,,'], /^Row 3: name differs from the first row/],
    [['a,A,0,1,,x,X,1,,no,,', 'a,A,0,1,,x,Y,1,,no,,'], /Two choices have the same ID/],
    [['a,A,0,2,,x,X,1,,no,,'], /Min can be at most max/],
    [['a,A,0,2,11,x,X,1,,no,,'], /^Row 2: Most of one choice must be a whole number from 1 to 10/],
    [['a,A,0,2,2,x,X,1,,no,,', 'a,A,0,2,3,y,Y,1,,no,,'], /^Row 3: each differs from the first row/],
    [
      ['a,A,0,1,,x,X,1,small:2,no,,'],
      /^Row 2: prices_by_size must name sizes with their prices, such as small=1.00/,
    ],
    [['a,A,0,1,,x,X,1,Small=2,no,,'], /^Row 2: /],
    [['a,A,one,2,,x,X,1,,no,,'], /Min must be a whole number/],
    [['none,A,0,1,,x,X,1,,no,,'], /“none” can't be the ID/],
    [['../a,A,0,1,,x,X,1,,no,,'], /can't be the ID/],
    [['a,A,0,1,,x,X,1,,no,,,more'], /more cells than the file has columns/],
  ])('is refused for %j, with the number of the row', (rows, words) => {
    expect(faultsOf(...rows).join('\n')).toMatch(words);
  });

  it('quotes an ID that is too long without half of a character', () => {
    const long = `${'x'.repeat(59)}🍕`;
    const [fault] = faultsOf(`${long},A,0,1,,x,X,1,,no,,`);
    expect(fault).toContain('x'.repeat(59));
    expect(fault?.isWellFormed()).toBe(true);
    const file = readOptionsCsv(bytesOf(`${header},${long}\n`));
    expect('fault' in file && file.fault).toContain(`“${'x'.repeat(59)}”`);
  });

  it.each([
    ['', /missing _id, name, min, max, choice_id, choice/],
    [header, /no options/],
    [`${header},discount\n`, /“discount” isn't an options column/],
  ])('is refused as a whole if it is %j', (text, words) => {
    const file = readOptionsCsv(bytesOf(text));
    expect('fault' in file && file.fault).toMatch(words);
  });
});
