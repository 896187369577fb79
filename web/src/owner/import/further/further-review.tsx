import { useRef } from 'react';
import { listed } from '@thymely/contract/ground/in-words';
import { Button } from '../../../ui/button.tsx';
import { useCategories } from '../../../lib/categories.ts';
import { type Further, bringsChanges } from './further.ts';
import * as words from '../words.en.ts';

type FurtherReviewProps = {
  further: Further;
  /** Called to take the groups of the file instead of those that the menu has. */
  onTakeGroups: () => void;
};

/** Shows what a file brings besides dishes; nothing for a file that has nothing else. */
export function FurtherReview({ further, onTakeGroups }: FurtherReviewProps) {
  const { groups, kept, categories, inFile, lists, faults } = further;
  const present = useCategories();
  const title = useRef<HTMLHeadingElement>(null);
  if (groups.length + kept.length + inFile.length + lists.length + faults.length === 0) return null;
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
      <h2 ref={title} tabIndex={-1} className="text-lg font-bold outline-none">
        {words.furtherReview}
      </h2>
      {!bringsChanges(further) && kept.length === 0 && (
        <p className="text-soft">{words.furtherSame}</p>
      )}
      {lines.map(
        ([inWords, names]) =>
          names.length > 0 && <p key={names.join()}>{inWords(names.length, listed([...names]))}</p>,
      )}
      {kept.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{words.keptGroups(kept.length, listed(kept.map(({ name }) => name)))}</p>
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              onTakeGroups();
              // The button that had the focus is gone.
              title.current?.focus();
            }}
          >
            {words.takeGroups}
          </Button>
        </div>
      )}
      {faults.map((fault) => (
        <p key={fault} className="text-sm font-medium text-tomato">
          {fault}
        </p>
      ))}
    </section>
  );
}
