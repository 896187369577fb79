/** Returns a table in Markdown. A `|` in a cell, as in patterns, does not end the cell. */
export function markdownTable(heading: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}
