import { writeFileSync } from 'node:fs';
import { schemes } from '../../e2e/harness/schemes.ts';
import { type ScreenState, widths } from '../../e2e/screens/screen-state.ts';
import { screenStates } from '../../e2e/screens/screen-states.ts';

/** Writes an index.html for browsing the pictures into their folder. */
export function writeScreensIndex(folder: string): void {
  writeFileSync(`${folder}/index.html`, screensIndex());
}

function screensIndex(): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>body{font:16px system-ui;margin:2rem} img{max-width:32%;vertical-align:top;margin:.25rem}</style>
<h1>Every screen in every state</h1>
${screenStates.map(section).join('\n')}
`;
}

function section(state: ScreenState): string {
  const facts = [
    `Route ${state.route}`,
    `seen by ${state.as === 'admin' ? 'an' : 'a'} ${state.as ?? 'visitor'}`,
    ...(state.fault === undefined ? [] : [`while ${state.fault}`]),
  ];
  const pictures = (state.widths ?? widths).flatMap((width) =>
    schemes.map((scheme) => {
      const name = `${state.name}-${width}-${scheme}`;
      return `<img loading="lazy" src="${name}.webp" alt="${name}">`;
    }),
  );
  return `<h2>${state.name}</h2>\n<p>${facts.join(', ')}.</p>\n<p>${pictures.join(' ')}</p>`;
}
