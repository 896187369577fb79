import { createSchemaStore } from '../../../functions/src/platform/schema.firestore.ts';
import { schemaVersion } from '../../../functions/src/platform/schema-version.ts';
import { command, projectOption, UserError } from '../../command.ts';
import { countInWords, documentNoun } from '../../count-in-words.ts';
import { withProject } from '../project.ts';
import { migrations } from './migrations.ts';
import { schemaFault } from './require-schema.ts';

const options = {
  project: projectOption,
  yes: { help: 'changes the data; without it, the command only says what it would change' },
} as const;

const help = `Brings the data of a project to the schema that this version needs. The version that is running
goes on working meanwhile. An interrupted run is completed by the next.`;

await command({ call: 'npm run migrate', help, options }, ({ project, yes }) =>
  withProject(project, async ({ db, place }) => {
    const store = createSchemaStore(db);
    const database = await store.read();
    const fault = schemaFault({ database, needed: schemaVersion, project });
    if (fault !== undefined && database > schemaVersion) throw new UserError(fault);
    const waiting = migrations.filter(({ schema }) => schema > database);
    console.log(`${place}: schema ${database}; this version needs ${schemaVersion}.`);
    for (const { schema, what, run } of waiting) {
      const count = countInWords(await run(db, !yes), documentNoun);
      console.log(`  ${schema}  ${what}: ${count} ${yes ? 'changed' : 'to change'}`);
      if (yes) await store.write(schema);
    }
    if (waiting.length === 0) console.log('There is nothing to do.');
    else if (!yes) console.log('Nothing was written. Run it again with --yes to migrate.');
  }),
);
