import * as words from '../words.en.ts';

type FileColumnsProps = {
  /** The names of the columns with their meanings. */
  columns: readonly (readonly [name: string, meaning: string])[];
  /** Further information. */
  text: string;
};

/** Describes the columns of a file that can be imported. */
export function FileColumns({ columns, text }: FileColumnsProps) {
  return (
    <section aria-labelledby="file-columns">
      <h2 id="file-columns" className="text-lg font-bold">
        {words.fileColumns}
      </h2>
      <dl className="mt-3 grid gap-x-10 gap-y-2 md:grid-cols-2">
        {columns.map(([name, meaning]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(6.5rem,max-content)_minmax(0,1fr)] gap-3 max-[20rem]:grid-cols-1"
          >
            <dt>
              <code className="rounded-sm bg-sand px-2 py-0.5 text-sm">{name}</code>
            </dt>
            <dd className="wrap-anywhere text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">{text}</p>
    </section>
  );
}
