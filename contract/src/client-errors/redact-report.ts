/** A JWT, or anything else made of three parts in base64url. */
const tokenPattern = /[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;

/** The query and fragment of a URL, without the line and column that a stack appends to it. */
const queryPattern = /(\/[^\s?#"'()]*)[?#][^\s"'()]*?(?=(?::\d+){0,2}(?:[\s"'()]|$))/g;

/** An email, whose @ may be encoded. Firefox writes `function@https://…` in its stacks. */
const emailPattern = /[^\s"'<>@/:,;()[\]]+(?:@|%40)(?!https?:\/\/)[^\s"'<>@/:,;()[\]]+/gi;

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
    .replace(queryPattern, '$1')
    .replace(addressedIdPattern, '/$1/[id]')
    .replace(emailPattern, '[email]')
    .replace(longIdPattern, '[id]');
}
