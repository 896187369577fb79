import { limits } from '@thymely/contract/ground/limits';
import * as v from 'valibot';

const countSchema = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999'),
      v.transform(Number),
    ),
    String(fallback),
  );

/** An origin as `URL` writes it, so that it can be compared with others. */
function isOrigin(text: string): boolean {
  const isPlain = /^https?:\/\/[a-z\d.-]*[a-z\d](?::\d+)?$/.test(text);
  return isPlain && URL.canParse(text) && new URL(text).origin === text;
}

const originsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').flatMap((origin) => origin.trim() || [])),
  v.array(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'origins such as https://push.example.com:8443, separated by commas'),
    ),
  ),
);

const account =
  'the address of a service account; in .env, its name with the @ is enough: thymely-api@';

const configSchema = v.object({
  /** `enforce` refuses calls without a valid App Check token; `log` only logs them. */
  APP_CHECK: v.optional(v.picklist(['log', 'enforce'], 'log or enforce'), 'log'),
  /** The number of calls that one caller may make per minute. */
  CALLS_PER_MINUTE: countSchema(limits.callsPerMinute),
  /**
   * Which entry of X-Forwarded-For is the visitor, counted from the right. Each proxy appends the
   * address that called it. The visitor writes the entries further left, so they cannot be trusted.
   */
  FORWARDED_HOPS: countSchema(1),
  /** How many days audit entries about a person keep name and email: a month to ten years. */
  AUDIT_PERSON_DAYS: v.pipe(countSchema(730), v.minValue(30), v.maxValue(3650)),
  /** The keys of Web Push, from `npx web-push generate-vapid-keys`. Without them there is none. */
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'a public key of 87 characters')),
  ),
  /** Only the public key and the contact are settings of the build: this one is a secret. */
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a private key of 43 characters')),
  ),
  /** Whom a push service can ask about the messages. The build takes the brand's email without it. */
  VAPID_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'a mailto or https address'),
    ),
  ),
  /** The origins of push services that are called besides those that browsers use. */
  PUSH_ORIGINS: originsSchema,
  /** The account that the functions run as (function-options.ts); the build completes its address. */
  FUNCTION_ACCOUNT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][-a-z0-9]*@[-.a-z0-9]+\.gserviceaccount\.com$/, account)),
  ),
});

/** The names of the environment variables that are read. */
export const settingNames = [
  'APP_CHECK',
  'CALLS_PER_MINUTE',
  'FORWARDED_HOPS',
  'AUDIT_PERSON_DAYS',
  'VAPID_PUBLIC_KEY',
  'VAPID_SUBJECT',
  'PUSH_ORIGINS',
  'FUNCTION_ACCOUNT',
] as const;

/** The keys with which messages are signed, and whom to ask about them. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

export type Config = {
  appCheck: 'log' | 'enforce';
  callsPerMinute: number;
  forwardedHops: number;
  auditPersonDays: number;
  /** Absent where Web Push is not set up. */
  vapid: Vapid | undefined;
  /** The origins of push services besides those that browsers use, with scheme and port. */
  pushOrigins: readonly string[];
};

/**
 * Reads the settings of the API, once at startup.
 *
 * @throws Error with one line that names the invalid setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(configSchema, environment);
  if (!parsed.success) {
    const [{ path, message }] = parsed.issues;
    const name = String(path?.[0].key);
    throw new Error(`${name} cannot be ${JSON.stringify(environment[name])}: it is ${message}.`);
  }
  const { output } = parsed;
  return {
    appCheck: output.APP_CHECK,
    callsPerMinute: output.CALLS_PER_MINUTE,
    forwardedHops: output.FORWARDED_HOPS,
    auditPersonDays: output.AUDIT_PERSON_DAYS,
    vapid: vapidOf(output),
    pushOrigins: output.PUSH_ORIGINS,
  };
}

type Output = v.InferOutput<typeof configSchema>;

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Output) {
  const [publicKey, privateKey, subject] = [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT];
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    return undefined;
  return { publicKey, privateKey, subject };
}
