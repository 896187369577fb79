/** How long a call waits for its token; then it is sent without one, and the API decides. */
const patienceMs = 4000;

type TokenSource = () => Promise<string>;

let source: TokenSource | undefined;
/** The last token never arrived: blocked scripts stay silent, and no call waits for them again. */
let isSilent = false;

/** Called once by the code that can prove that this is our own app. */
export function provideAppCheckTokens(next: TokenSource): void {
  source = next;
  isSilent = false;
}

/** The header by which App Check recognizes our app; none if it is not set up or has no token. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!source) return {};
  const token = source().then(
    (value) => {
      isSilent = false;
      return value;
    },
    () => undefined,
  );
  const value = await (isSilent ? withoutWaiting(token) : withPatience(token));
  return value === undefined ? {} : { 'x-firebase-appcheck': value };
}

function withPatience(token: Promise<string | undefined>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isSilent = true;
      resolve(undefined);
    }, patienceMs);
  });
  return Promise.race([token, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

function withoutWaiting(token: Promise<string | undefined>): Promise<string | undefined> {
  return Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, 0))]);
}
