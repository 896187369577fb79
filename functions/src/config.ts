import { limits } from '@thymely/contract/limits';
import * as v from 'valibot';

const countSchema = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), String(fallback));

const configSchema = v.object({
  /** `enforce` refuses calls without a valid App Check token; `log` only logs them. */
  APP_CHECK: v.optional(v.picklist(['log', 'enforce']), 'log'),
  /** How many calls one caller may make per minute. */
  CALLS_PER_MINUTE: countSchema(limits.callsPerMinute),
  /**
   * Which entry of X-Forwarded-For is the visitor, counted from the right. Each proxy appends the
   * address it was called from; entries further left were written by the visitor and cannot be trusted.
   */
  FORWARDED_HOPS: countSchema(1),
  /** How many orders of diners without a verified email one address may place per hour. */
  UNVERIFIED_ORDERS_PER_HOUR: countSchema(10),
});

/** The environment variables that are read. */
export const settingNames = [
  'APP_CHECK',
  'CALLS_PER_MINUTE',
  'FORWARDED_HOPS',
  'UNVERIFIED_ORDERS_PER_HOUR',
] as const;

export type Config = {
  appCheck: 'log' | 'enforce';
  callsPerMinute: number;
  forwardedHops: number;
  unverifiedOrdersPerHour: number;
};

/**
 * The settings of the API, read once at startup.
 *
 * @throws Error with one line that names the setting at fault.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(configSchema, environment);
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0].key);
    throw new Error(`${name} cannot be ${JSON.stringify(environment[name])}.`);
  }
  const { output } = parsed;
  return {
    appCheck: output.APP_CHECK,
    callsPerMinute: output.CALLS_PER_MINUTE,
    forwardedHops: output.FORWARDED_HOPS,
    unverifiedOrdersPerHour: output.UNVERIFIED_ORDERS_PER_HOUR,
  };
}
