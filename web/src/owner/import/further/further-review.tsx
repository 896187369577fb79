import { listed } from '@thymely/contract/ground/in-words';
import { useCategories } from '../../../lib/categories.ts';
import { type Further, bringsChanges } from './further.ts';
import * as words from '../words.en.ts';

/** Shows what a file brings besides dishes; nothing for a file that has nothing else. */
export function FurtherReview({ further }: { further: Further }) {
  const { groups, categories, inFile, lists, faults } = further;
  const present = useCategories();
  if (groups.length + inFile.length + lists.length + faults.length === 0) return null;
  const nameOf = (id: string) => inFile.find((each) => each.id === id)?.name ?? present.of(id).name;
  const groupsOf = (wanted: string) =>
    groups.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const categoriesOf = (wanted: boolean) =>
    categories.filter(({ isNew }) => isNew === wanted).map(({ category }) => category.name);
  const lines = [
    [words.newCategories, categoriesOf(true)],
    [words.changedCategories, categoriesOf(false)],
    [words.newGroups, groupsOf('created')],
    [words.changedGroups, groupsOf('updated')],
    [
      (_: number, names: string) => words.changedLists(names),
      lists.map(({ category }) => nameOf(category)),
    ],
  ] as const;
  return (
    <section
      aria-label={words.furtherReview}
      className="grid gap-1 rounded-lg bg-card p-4 wrap-anywhere shadow-card sm:p-5"
    >
      <h2 className="text-lg font-bold">{words.furtherReview}</h2>
      {!bringsChanges(further) && <p className="text-soft">{words.furtherSame}</p>}
      {lines.map(
        ([inWords, names]) =>
          names.length > 0 && <p key={names.join()}>{inWords(names.length, listed([...names]))}</p>,
      )}
      {faults.map((fault) => (
        <p key={fault} className="text-sm font-medium text-tomato">
          {fault}
        </p>
      ))}
    </section>
  );
}
