import { closedPlaces, type Place, storedCollections } from './closed-places.ts';
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

export const closedCases: RuleCase[] = [
  ...closedPlaces.flatMap(everyReading),
  ...[...storedCollections, 'notes'].flatMap((id) =>
    forNobody({
      what: `query all collections named ${id}`,
      attempt: { listGroup: id, limit: 1 },
    }),
  ),
];
