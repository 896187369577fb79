/** Returns what people can read, or hear, of a page. */
export function wordsOfPage(html: string): string {
  const spoken = [...html.matchAll(/ (?:alt|aria-label|content|title|placeholder)="([^"]*)"/g)];
  const shown = html
    .replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ');
  const words = [shown, ...spoken.map(([, each]) => each)].join('\n');
  return words.replaceAll('&#x27;', "'");
}
