import { describe, expect, it } from 'vitest';
import { hasIndex } from './find-index.ts';
import type { IndexFile } from './index-file.ts';
import { fromWords, inWords, shapeOf } from './query-shape.ts';
import { indexFaults, readIndexFile, readQueryRecord } from './recorded-queries.ts';

describe('firestore.indexes.json', () => {
  it('requirement 70: has an index for every recorded query', () => {
    expect(indexFaults()).toEqual([]);
  });

  it.each([
    'imageUploads expiresAt',
    'images createdAt',
    'menu createdAt',
    'menu image',
    'menu optionGroups',
    'orders hasPhone',
    'outbox nextAt',
    'pushMessages dueAt',
    'pushSubscriptions orderId',
    'users email',
  ])(
    'requirement 70: misses the automatic index of %s when an exemption takes it away',
    (place) => {
      const [collectionGroup = '', fieldPath = ''] = place.split(' ');
      const file = readIndexFile();
      const exemption = { collectionGroup, fieldPath, indexes: [] };
      const fieldOverrides = [exemption, ...file.fieldOverrides];
      const faults = indexFaults(readQueryRecord(), { ...file, fieldOverrides });
      expect(faults).toContainEqual(
        expect.stringMatching(
          new RegExp(`has no index for the query: ${collectionGroup} .*${fieldPath}`),
        ),
      );
    },
  );

  it.each([
    'orders where day EQUAL by placedAt DESCENDING',
    'outbox where state EQUAL, nextAt LESS_THAN',
    'users where email EQUAL by createdAt ASCENDING',
    'every events where who EQUAL',
  ])('requirement 70: misses the index of a new query: %s', (query) => {
    const { server, pages } = readQueryRecord();
    expect(indexFaults({ server: [...server, query], pages })).toEqual([
      `firestore.indexes.json has no index for the query: ${query}`,
    ]);
    expect(indexFaults({ server, pages: [...pages, query] })).toHaveLength(1);
  });

  it('requirement 70: misses each of its composite indexes when it is taken away', () => {
    const file = readIndexFile();
    // Two of them are for queries that Firestore could also answer by merging others.
    const missed = file.indexes.filter((index) => {
      const indexes = file.indexes.filter((each) => each !== index);
      return indexFaults(readQueryRecord(), { ...file, indexes }).length > 0;
    });
    expect(missed.length).toBeGreaterThan(10);
  });
});

const none: IndexFile = { indexes: [], fieldOverrides: [] };

const composite = (...fields: string[]): IndexFile['indexes'][number] => ({
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields,
});

const answered = (query: string, file: Partial<IndexFile>) =>
  hasIndex(fromWords(query), { ...none, ...file });

describe('a query', () => {
  it.each([
    'orders',
    'every events',
    'orders where uid EQUAL',
    'orders where state IN',
    'orders where tags ARRAY_CONTAINS',
    'orders where number GREATER_THAN',
    'orders by number DESCENDING',
    'orders where number EQUAL by number DESCENDING',
    'orders where isOpen EQUAL, uid EQUAL',
    'orders where total.cents EQUAL',
    'orders sum of revision',
  ])('is answered by automatic indexes: %s', (query) => {
    expect(answered(query, {})).toBe(true);
  });

  it.each([
    ['orders where uid EQUAL by placedAt DESCENDING', ['uid ASCENDING', 'placedAt DESCENDING']],
    ['orders where uid EQUAL, placedAt LESS_THAN', ['uid ASCENDING', 'placedAt ASCENDING']],
    ['orders where tags ARRAY_CONTAINS by due ASCENDING', ['tags CONTAINS', 'due ASCENDING']],
    ['orders where isOpen EQUAL sum of revision', ['isOpen ASCENDING', 'revision ASCENDING']],
    [
      'orders where uid EQUAL by placedAt DESCENDING, __name__ ASCENDING',
      ['uid ASCENDING', 'placedAt DESCENDING', '__name__ ASCENDING'],
    ],
    ['orders by day ASCENDING, number DESCENDING', ['day ASCENDING', 'number DESCENDING']],
  ])('needs a composite index: %s', (query, fields) => {
    expect(answered(query, {})).toBe(false);
    expect(answered(query, { indexes: [composite(...fields)] })).toBe(true);
    expect(answered(query, { indexes: [composite(...fields.toReversed())] })).toBe(false);
    const elsewhere = { ...composite(...fields), collectionGroup: 'menu' };
    expect(answered(query, { indexes: [elsewhere] })).toBe(false);
  });

  it('can be answered by composite indexes that end alike', () => {
    const query = 'orders where state EQUAL, uid EQUAL by placedAt DESCENDING';
    const [one, other] = ['state', 'uid'].map((field) =>
      composite(`${field} ASCENDING`, 'placedAt DESCENDING'),
    );
    if (!one || !other) throw new Error();
    expect(answered(query, { indexes: [one, other] })).toBe(true);
    expect(answered(query, { indexes: [one] })).toBe(false);
  });

  it('of every collection of a name needs an index for all of them', () => {
    const query = 'every orders where uid EQUAL';
    const kept = [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' } as const];
    const exemption = { collectionGroup: 'orders', fieldPath: 'uid', indexes: kept };
    expect(answered(query, {})).toBe(false);
    expect(answered(query, { fieldOverrides: [exemption] })).toBe(true);
    expect(answered('orders where uid EQUAL', { fieldOverrides: [exemption] })).toBe(false);
  });

  it('misses an index below an exempted field, unless that has an exemption of its own', () => {
    const above = { collectionGroup: 'orders', fieldPath: 'total', indexes: [] };
    const kept = [{ queryScope: 'COLLECTION', order: 'ASCENDING' } as const];
    const own = { collectionGroup: 'orders', fieldPath: 'total.cents', indexes: kept };
    const query = 'orders where total.cents EQUAL';
    expect(answered(query, { fieldOverrides: [above] })).toBe(false);
    expect(answered(query, { fieldOverrides: [above, own] })).toBe(true);
    expect(answered('orders where totals EQUAL', { fieldOverrides: [above] })).toBe(true);
  });
});

describe('a query in one line', () => {
  const field = (fieldPath: string) => ({ fieldPath });
  const filters = [
    { fieldFilter: { field: field('uid'), op: 'EQUAL' } },
    { unaryFilter: { field: field('refusal'), op: 'IS_NULL' } },
  ];
  const from = [{ collectionId: 'orders', allDescendants: true }];

  it('has what decides about its indexes, and is read back', () => {
    const shape = shapeOf(
      {
        from,
        where: { compositeFilter: { op: 'AND', filters } },
        orderBy: ['placedAt', '__name__'].map((each) => ({
          field: field(each),
          direction: 'DESCENDING',
        })),
      },
      [{ sum: { field: field('revision') } }, {}],
    );
    if (!shape) throw new Error();
    const line =
      'every orders where refusal IS_NULL, uid EQUAL by placedAt DESCENDING sum of revision';
    expect(inWords(shape)).toBe(line);
    expect(fromWords(line)).toEqual(shape);
  });

  it('does not exist for a query without a collection', () => {
    expect(shapeOf({ from: [{ allDescendants: true }] })).toBeUndefined();
  });

  it('is refused with "or", of which nobody has said which indexes it needs', () => {
    expect(() => shapeOf({ from, where: { compositeFilter: { op: 'OR', filters } } })).toThrow(
      'Nothing here can tell yet',
    );
  });
});
