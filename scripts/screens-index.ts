import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { schemes, type ScreenState, widths } from '../e2e/screens/screen-state.ts';
import { screenStates } from '../e2e/screens/screen-states.ts';
import { fromRoot } from './lib/paths.ts';

/** Writes docs/screens/README.md, in which all pictures can be looked through. */
export async function writeScreensIndex(): Promise<void> {
  const file = fromRoot('docs/screens/README.md');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(screensIndex(), { ...options, parser: 'markdown' }));
}

function screensIndex(): string {
  return `# Screens

<!-- Written by \`npm run screens\` from e2e/screens. -->

Every screen in every state, in both schemes: ${widths.join(', ')} px wide.

${screenStates.map(section).join('\n\n')}
`;
}

function section(state: ScreenState): string {
  const facts = [
    `Route \`${state.route}\``,
    `seen by ${state.as === 'admin' ? 'an' : 'a'} ${state.as ?? 'visitor'}`,
    ...(state.fault === undefined ? [] : [`while ${state.fault}`]),
  ];
  const pictures = (state.widths ?? widths).flatMap((width) =>
    schemes.map((scheme) => {
      const name = `${state.name}-${width}-${scheme}`;
      return `![${name}](${name}.webp)`;
    }),
  );
  return `## ${state.name}\n\n${facts.join(', ')}.\n\n${pictures.join(' ')}`;
}
