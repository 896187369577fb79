import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { categoryIds } from '@thymely/contract/ground/categories';
import { kitchenActions, orderStates, rejectReasons } from '@thymely/contract/orders/order-states';
import { roles } from '@thymely/contract/users/roles';
import fc from 'fast-check';
import { soup } from './dishes.ts';
import { toppings } from './option-groups.ts';

/** What exists in the store, so that some requests are nearly right. */
export type Known = { ids: readonly string[]; emails: readonly string[] };

/** Texts that a store, a calendar or a screen has no place for, and days far apart. */
const oddTexts = [
  ...['', '\u0000', '\u202e', '\ud800', 'a\udc00', '\udbff\n'],
  ...['0001-01-01', '9999-12-31', '0000-01-01', '2026-02-30', '2026-03-01', '+010000-01-01'],
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'],
];

const fieldNames = [
  ...['name', 'email', 'price', 'recipe', 'image', 'category', 'quantity', 'menuItemId'],
  ...['rows', 'dryRun', 'who', 'target', 'what', 'from', 'to'],
  ...['minutes', 'until', 'reason', 'text', 'screen', 'open', 'revisions'],
  ...['role', '_id', 'status', 'after', 'limit', 'q', 'key', 'purpose', '__proto__', 'constructor'],
  ...['diets', 'allergens', 'optionGroups', 'load', 'min', 'max', 'maxEach', 'sizes'],
  ...['served', 'days', 'to', 'noticeMinutes'],
  ...['categories', 'revision', 'ids', 'prices'],
  ...['quote', 'pickup', 'note', 'open', 'day', 'choices'],
];

const sizes = [
  { id: 'small', name: 'Small', cents: 820 },
  { id: 'large', name: 'Large', cents: 1200, load: 2 },
];

const served = [{ days: ['mon', 'tue'], from: '11:30', to: '02:00' }];

/** Valid, nearly valid and invalid values. */
const value = ({ ids, emails }: Known) =>
  fc.oneof(
    fc.constantFrom<unknown>(...Object.values(soup), ...categoryIds, ...ids),
    fc.constantFrom(...emails, ...oddTexts),
    fc.constantFrom<unknown>(
      ...orderStates,
      ...rejectReasons,
      ...roles,
      'screen-1',
      'today',
      'recalled',
      15,
    ),
    fc.constantFrom<unknown>([{ groupId: 'size', choiceId: 'large' }], [{ groupId: 'x' }], [[]]),
    fc.constantFrom<unknown>(['vegan'], ['milk'], ['toppings'], toppings.choices, [
      { ...toppings.choices[0], diets: ['vegan'], allergens: ['eggs'] },
    ]),
    fc.constantFrom<unknown>(
      sizes,
      sizes.slice(1),
      [sizes[0], sizes[0]],
      [{ ...toppings.choices[0], centsBySize: { small: 50, '': -1 } }],
      [{ groupId: '_size', choiceId: 'large' }],
    ),
    fc.constantFrom<unknown>(startingCategories, startingCategories.slice(1), [
      { ...startingCategories[0], hidden: true, served },
    ]),
    fc.constantFrom<unknown>(served, [], [{ ...served[0], to: '11:30' }], ['mon'], '24:00', 10_080),
    fc.constantFrom<unknown>(ids, [...ids, 'gone'], [{ _id: ids[0], version: 'v', sizes }]),
    fc.constantFrom<unknown>(0, 1, -1, 99, 100, 1e21, 8.25, null, true, [], {}),
    fc.string({ maxLength: 300 }),
    fc.jsonValue({ maxDepth: 7 }),
  );

const record = (known: Known) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...fieldNames), fc.string({ maxLength: 20 })),
        value(known),
      ),
      {
        maxLength: 7,
      },
    )
    .map((fields) => `{${fields.map(([k, v]) => `${JSON.stringify(k)}:${json(v)}`).join()}}`);

const json = (input: unknown) => JSON.stringify(input) ?? 'null';

const body = (known: Known) =>
  fc.oneof(
    { weight: 4, arbitrary: record(known) },
    { weight: 1, arbitrary: fc.jsonValue().map(json) },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  );

const pathPart = ({ ids }: Known) =>
  fc.oneof(
    fc.constantFrom(...ids, '__x__', '..%2f', '%00', '%', '%zz', '%ed%a0%80', 'a'.repeat(300)),
    fc
      .string({ minLength: 1, maxLength: 60 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Queries about days far apart, the wrong way round, and of no calendar. */
const queriesOfDays = [
  'from=0001-01-01&to=9999-12-31',
  'from=9999-12-31&to=0001-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-01-01&to=2026-03-01&dishDays=1',
  'day=0001-01-01',
  'day=2026-02-30',
];

const query = () =>
  fc.oneof(
    { weight: 2, arbitrary: anyQuery() },
    { weight: 1, arbitrary: fc.constantFrom(...queriesOfDays) },
  );

const anyQuery = () =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...fieldNames),
        fc.oneof(
          fc.string({ maxLength: 40 }).map(encoded),
          fc.constantFrom(...oddTexts.map(encoded), '%ed%a0%80', '%zz', '1'),
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

/** How a path begins and ends; most of the time as it should. */
const spelling = () =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant({ prefix: '/api', suffix: '' }) },
    {
      weight: 1,
      arbitrary: fc.record({
        prefix: fc.constantFrom('', '/API', '/api/', '//api', '/api/api', '/%61pi'),
        suffix: fc.constantFrom('', '/', '//', ';x', '%20', '.json', '/%2e', '%00', '\\'),
      }),
    },
  );

const contentType = () =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
      ),
    },
  );

const caller = () => fc.constantFrom('nobody', 'diner', 'kitchen', 'admin', 'forger');

/** Returns requests of any endpoint, right and wrong. */
export const fuzzedRequest = (known: Known) =>
  fc.record({
    body: body(known),
    query: query(),
    contentType: contentType(),
    caller: caller(),
    part: pathPart(known),
    spelling: spelling(),
    isBare: fc.boolean(),
    action: fc.constantFrom(...kitchenActions, 'eat', '__proto__', '%00'),
    key: fc.option(fc.string({ maxLength: 80, unit: 'grapheme-ascii' })),
  });
export type FuzzedRequest =
  ReturnType<typeof fuzzedRequest> extends fc.Arbitrary<infer Value> ? Value : never;
