const columns = [
  ['_id', 'Which dish the row changes. Leave it empty for a new dish.'],
  ['name', 'As guests read it.'],
  ['category', 'salad, pizza, soup, dessert, drinks or popular.'],
  ['price', 'In dollars, such as 12.50.'],
  ['recipe', 'What is in it.'],
  ['image', 'The address of a picture.'],
  ['version', 'From the export, if it is there: a dish that was changed since then is left alone.'],
] as const;

/** What the columns of a menu file hold. */
export function ImportColumns() {
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns" className="text-lg font-bold">
        Columns of the file
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
        The quickest way to such a file is to export the menu as it is now and to edit that.
      </p>
    </section>
  );
}
