import { statSync } from 'node:fs';
import { command, projectOption } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { writeMenu } from './write-menu.ts';

const options = {
  project: projectOption,
  out: {
    value: '<file>',
    help: 'the file; default: dist/menu.json',
    fault: (file: string) =>
      statSync(file, { throwIfNoEntry: false })?.isDirectory()
        ? `--out cannot be ${file}: it is a folder.`
        : undefined,
  },
} as const;

const help = `Writes the menu of a project to a file, with its options, categories and opening hours beside it, for a build:
npm run build -- --menu dist/menu.json`;

await command(
  { call: 'npm run menu-json', help, options },
  async ({ project, out: file = fromRoot('dist/menu.json') }) => {
    console.log(await writeMenu({ project, file }));
  },
);
