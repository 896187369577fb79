/** An address with the name that stands before it; the name may be empty. */
export type Mailbox = { name: string; address: string };

/**
 * One local part without quotes, and one domain. Whatever tells addresses apart, groups them or
 * quotes them in a header is in neither.
 */
const mailboxPattern = /^[^\s@"(),:;<>[\\\]\p{C}]+@[^\s@"(),:;<>[\\\]\p{C}]+$/u;

/** Whether a text is one address, however it is read: never a list of several, nor a group. */
export function isMailbox(address: string): boolean {
  return mailboxPattern.test(address);
}

/** Reads an address, or a name with an address in angle brackets. Undefined for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = '', inBrackets] =
    /^(?:"([^"\\]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text.trim()) ?? [];
  const name = quoted ?? plain.trim();
  const address = inBrackets ?? text.trim();
  return isMailbox(address) && !/\p{C}/u.test(name) ? { name, address } : undefined;
}
