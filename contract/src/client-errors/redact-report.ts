/** A JWT, or anything else made of three parts in base64url. */
const tokenPattern = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;

/** What may be a URL: it ends at a blank, a quotation mark or a parenthesis. */
const wordPattern = /[^\s"'()]+/g;

/** The line and column that a stack appends to a URL. */
const placePattern = /(?::\d{1,9}){1,2}$/;

/** An email, whose @ may be encoded. Firefox writes `function@https://…` in its stacks. */
const emailPattern =
  /(?<![^\s"'<>@/:,;()[\]])[^\s"'<>@/:,;()[\]]+(?:@|%40)(?!https?:\/\/)[^\s"'<>@/:,;()[\]]+/gi;

/** Whatever follows a collection's name in the URL of a page or of the API. */
const addressedIdPattern = /\/(orders?|users|carts)\/[^\s/?#"'()]+/g;

/** An ID of an account or an order (20 characters or more), but no file name (`….js`). */
const longIdPattern = /(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{20,}(?![\w-]|\.[a-z])/g;

/**
 * Removes from a message or a stack whatever could identify a person or let somebody sign in:
 * emails, tokens, queries of URLs, and IDs of accounts and orders. The page redacts what it sends,
 * and the API redacts again, because anybody can call it with anything.
 */
export function redactReport(text: string): string {
  return text
    .replace(tokenPattern, '[token]')
    .replace(wordPattern, withoutQuery)
    .replace(addressedIdPattern, '/$1/[id]')
    .replace(emailPattern, '[email]')
    .replace(longIdPattern, '[id]');
}

/** Removes the query and the fragment of a URL, which follow a slash. */
function withoutQuery(word: string): string {
  const slash = word.indexOf('/');
  const end = slash < 0 ? -1 : word.slice(slash).search(/[?#]/);
  if (end < 0) return word;
  const [place = ''] = placePattern.exec(word.slice(slash + end)) ?? [];
  return word.slice(0, slash + end) + place;
}
