import { UserError } from '../../../command.ts';
import { faultOfHops, rightHops, type Hops } from './measure-hops.ts';

export type HopsOfDeploy = {
  /** Measures once both ways to the function answer, for which it waits half a minute. */
  measure: () => Promise<Hops>;
  /** Measures until the function has the right number, or for half a minute. */
  measureUntilRight: () => Promise<Hops>;
  /** Whether FORWARDED_HOPS is set, by which somebody has decided. */
  isSet: boolean;
  /** The command that looks again at what is published. */
  lookAgain: string;
  /** Writes FORWARDED_HOPS where this deploy and later ones find it. */
  write: (hops: number) => void;
  /** Publishes the functions with what was written. */
  publish: () => Promise<void>;
};

/**
 * Makes sure that the function tells guests apart who come through the site. Where nobody has set the
 * number, it is written and the functions are published again.
 * @throws {UserError} what is wrong if the number that is set is, or if it cannot be measured
 */
export async function settleHops(deploy: HopsOfDeploy): Promise<void> {
  let hops = await measured(deploy, deploy.measure);
  if (!deploy.isSet && hops.right !== undefined && hops.right !== hops.set) {
    console.log(`• FORWARDED_HOPS=${hops.right} is written to .env: ${hops.seen}.`);
    deploy.write(hops.right);
    await deploy.publish();
    hops = await measured(deploy, deploy.measureUntilRight);
  }
  const fault = faultOfHops(hops);
  if (fault === undefined) console.log(rightHops(hops));
  // No setting and no rollback would change it.
  else if (hops.right === undefined) console.log(`– ${fault}`);
  else throw new UserError(`✗ ${fault}\nAll of it is published.`);
}

function measured({ lookAgain }: HopsOfDeploy, measure: () => Promise<Hops>): Promise<Hops> {
  return measure().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\nAll of it is published. Look again: ${lookAgain}`);
  });
}
