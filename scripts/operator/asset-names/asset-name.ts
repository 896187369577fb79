import { command, projectOption, UserError } from '../../command.ts';
import { withProject } from '../project.ts';
import { filesIn, namedFilesIn } from './kept-names.ts';

const options = {
  project: projectOption,
  in: {
    value: '<text>',
    required: true,
    help: 'a name such as 3f0a1b2c3d4e.js, or any text with names, such as the stack of a report',
  },
} as const;

const help = `Says what the files below /assets are that a report names. Their names are hashes, so that no content
blocker holds them back for a word; the words of the last hundred releases are kept in the database.`;

await command({ call: 'npm run asset-name', help, options }, async ({ project, in: text }) => {
  const files = filesIn(text);
  if (files.length === 0) {
    throw new UserError('--in names no file: a name has twelve characters, as 3f0a1b2c3d4e.js.');
  }
  await withProject(project, async ({ db, place }) => {
    const named = await namedFilesIn(db, text);
    for (const file of files) {
      const found = named.find((each) => each.file === file);
      console.log(
        found
          ? `${file} is ${found.word} (${found.release})`
          : `${file} is in no release of ${place} that is kept.`,
      );
    }
  });
});
