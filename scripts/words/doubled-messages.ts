import { webAreas } from '../../lint/folders.ts';
import { completeLanguages } from '../../words/languages.ts';
import type { Texts } from '../../words/read-messages.ts';
import { readTranslation } from '../../words/read-translation.ts';
import { type LocatedMessage, readEnglishMessages } from '../../words/words-files.ts';

/**
 * What reads the same in every language and still means different things, by room: a language that
 * comes later may tell them apart.
 */
const homonyms: Record<string, readonly string[]> = {
  // A setting, and the name of the only rate from before rates had names; none of four different things.
  'contract/src/ordering': ['Tax', 'none'],
  // No diets, and no allergens.
  'functions/src/audit': ['none'],
  // The state of an order, and what stands above the day on which it will be ready.
  'web/src/diner/orders': ['Ready'],
};

/**
 * Returns the texts that stand more than once in a room, in a line each that names their messages.
 * Those that a complete language tells apart have different meanings, and so may the entries of one
 * table.
 */
export function doubledMessages(root?: string): string[] {
  const languages = completeLanguages
    .slice(1)
    .map((language) => readTranslation(language, root).texts);
  const alike = Map.groupBy(readEnglishMessages(root), (each) => {
    const texts = [each.message.texts, ...languages.map((own) => own.get(each.id))];
    return JSON.stringify([roomOf(each.file), ...texts.map(withoutNames)]);
  });
  return [...alike.values()].flatMap((messages) => {
    const [first] = messages;
    if (first === undefined || isOneTable(messages)) return [];
    const { file, message } = first;
    const room = roomOf(file);
    if (homonyms[room]?.includes(message.texts.other)) return [];
    const ids = messages.map(({ id }) => id.slice(room.length + 1));
    return [`${room}: “${message.texts.other}” stands in ${ids.join(' and ')}.`];
  });
}

/** Returns the folder whose files share their words: a room of an area, a domain, or a layer. */
function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const [workspace, , layer = ''] = folders;
  const isSplit = workspace === 'web' && [...webAreas, 'shared'].includes(layer);
  return folders.slice(0, isSplit ? 4 : 3).join('/');
}

/** Values have other names in other messages. */
function withoutNames(texts: Texts | undefined): Texts | undefined {
  if (texts === undefined) return undefined;
  const names: string[] = [];
  const numbered = Object.entries(texts).map(([form, text]) => [
    form,
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `{${names.indexOf(name)}}`;
    }),
  ]);
  return Object.fromEntries(numbered) as Texts;
}

function isOneTable(messages: readonly LocatedMessage[]): boolean {
  const tables = new Set(
    messages.map(({ id, message }) =>
      message.kind === 'table entry' ? id.replace(/\.[^.]*$/, '') : id,
    ),
  );
  return tables.size === 1;
}
