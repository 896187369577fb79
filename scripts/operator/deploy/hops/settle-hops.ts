import { UserError } from '../../../command.ts';
import { faultOfHops, rightHops, type Hops } from './measure-hops.ts';

export type HopsOfDeploy = {
  measure: () => Promise<Hops>;
  /** Measures until the function has the right number, or for half a minute. */
  measureUntilRight: () => Promise<Hops>;
  /** Whether FORWARDED_HOPS is set, by which somebody has decided. */
  isSet: boolean;
  /** Writes FORWARDED_HOPS where this deploy and later ones find it. */
  write: (hops: number) => void;
  /** Publishes the functions with what was written. */
  publish: () => Promise<void>;
};

/**
 * Makes sure that the function tells guests apart who come through the site. Where nobody has set the
 * number, it is written and the functions are published again.
 * @throws {UserError} one line if the number that is set is wrong
 */
export async function settleHops(deploy: HopsOfDeploy): Promise<void> {
  let hops = await deploy.measure();
  if (!deploy.isSet && hops.right !== undefined && hops.right !== hops.set) {
    console.log(`• FORWARDED_HOPS=${hops.right} is written to .env: ${hops.seen}.`);
    deploy.write(hops.right);
    await deploy.publish();
    hops = await deploy.measureUntilRight();
  }
  const fault = faultOfHops(hops);
  if (fault === undefined) console.log(rightHops(hops));
  // No setting and no rollback would change it.
  else if (hops.right === undefined) console.log(`– ${fault}`);
  else throw new UserError(`✗ ${fault}\nAll of it is published.`);
}
