import { command, projectOption } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { writeMenu } from './write-menu.ts';

/**
 * Writes the menu of a project to dist/menu.json or the path in --out, with its options and opening
 * hours beside it, for a build (`npm run build -- --menu dist/menu.json`).
 */
await command(
  { call: 'npm run menu-json', options: { project: projectOption, out: { value: '<file>' } } },
  async ({ project, out: file = fromRoot('dist/menu.json') }) => {
    console.log(await writeMenu({ project, file }));
  },
);
