import { closedPlaces, type Place } from './closed-places.ts';
import { forNobody, type RuleCase } from './rule-case.ts';

function everyReading({ what, path }: Place): RuleCase[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return [
    ...forNobody({ what: `read ${what}`, attempt: { get: path } }),
    ...forNobody({
      what: `list the siblings of ${what}`,
      attempt: { list: parent, limit: 1 },
    }),
  ];
}

const collections = [
  ...['menu', 'meta', 'users', 'carts', 'images', 'idempotency', 'audit', 'notes'],
  ...['orders', 'events', 'days', 'settings', 'optionGroups'],
];

export const closedCases: RuleCase[] = [
  ...closedPlaces.flatMap(everyReading),
  ...collections.flatMap((id) =>
    forNobody({
      what: `query all collections named ${id}`,
      attempt: { listGroup: id, limit: 1 },
    }),
  ),
];
