/** A JWT or anything else in three parts of base64url. */
const tokenPattern = /[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;

/** Query and fragment of an address; the line and column that a stack puts behind it stay. */
const queryPattern = /(\/[^\s?#"'()]*)[?#][^\s"'()]*?(?=(?::\d+){0,2}(?:[\s"'()]|$))/g;

/** The sign may be encoded, as it is in an address. Firefox writes `function@https://…` in its stacks. */
const emailPattern = /[^\s"'<>@/:,;()[\]]+(?:@|%40)(?!https?:\/\/)[^\s"'<>@/:,;()[\]]+/gi;

/** What follows the name of a collection in an address of a page or of the API. */
const addressedIdPattern = /\/(orders?|users|carts)\/[^\s/?#"'()]+/g;

/** Ids of accounts and orders have 20 characters and more. Names of files, `….js`, do not count. */
const longIdPattern = /(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{20,}(?![\w-]|\.[a-z])/g;

/**
 * A message or a stack without what could name a person or let somebody in: emails, tokens, queries
 * of addresses, and ids of accounts and orders. The page redacts what it sends, and the API redacts
 * again, because anybody can send it anything.
 */
export function redactReport(text: string): string {
  return text
    .replace(tokenPattern, '[token]')
    .replace(queryPattern, '$1')
    .replace(addressedIdPattern, '/$1/[id]')
    .replace(emailPattern, '[email]')
    .replace(longIdPattern, '[id]');
}
