const columns = [
  ['_id', 'The dish this row changes. Leave it empty for a new dish.'],
  ['name', 'What guests will see.'],
  ['category', 'One of: salad, pizza, soup, dessert, drinks, popular.'],
  ['price', 'In dollars, such as 12.50.'],
  ['recipe', "What's in it."],
  ['image', 'A link to a picture.'],
  [
    'diets',
    "Separated by |, such as vegan|halal. 'none' suits none; leave it empty if not declared.",
  ],
  [
    'allergens',
    "Separated by |, such as gluten|milk. 'none' has none; leave it empty if not declared.",
  ],
  ['options', 'IDs of option groups, separated by |.'],
  ['load', 'How much of a time slot one portion uses. Leave blank for 1 (drinks: 0).'],
  ['version', 'Comes with an export. A dish that has changed since the export is left alone.'],
] as const;

/** The columns of a menu file. */
export function ImportColumns() {
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns" className="text-lg font-bold">
        Columns in the file
      </h2>
      <dl className="mt-3 grid gap-x-10 gap-y-2 md:grid-cols-2">
        {columns.map(([name, meaning]) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] gap-3">
            <dt>
              <code className="rounded-sm bg-sand px-2 py-0.5 text-sm">{name}</code>
            </dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">
        A file without the columns diets, allergens, options or load leaves them as they are. The
        quickest way to start is to export the current menu and edit that file.
      </p>
    </section>
  );
}
