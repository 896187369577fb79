import { rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { command, UserError } from '../../command.ts';
import { emulatorsBlock, freeEmulatorPorts } from '../../local/emulator-ports.ts';
import { startEmulators, type Emulators } from '../../local/emulators.ts';
import { temporaryConfigFile } from '../../local/temporary-config.ts';
import { fromRoot } from '../../paths.ts';
import { step } from '../../progress.ts';
import { createOutboxStore } from '../../../functions/src/mail/outbox.firestore.ts';
import { sweepAccounts } from '../../../functions/src/users/sweep-accounts.ts';
import { createOrderAnonymizer } from '../../../functions/src/orders/order/anonymize-orders.firestore.ts';
import { createPushStore } from '../../../functions/src/push/push.firestore.ts';
import { createAccounts } from '../../../functions/src/sign-in/accounts.auth.ts';
import { createUserStore } from '../../../functions/src/users/users.firestore.ts';
import { withProject, type Project } from '../project.ts';
import { checkConfiguration } from './check-configuration.ts';
import { recountInWords } from './recount-in-words.ts';
import { recountProject, type Recount } from './recount-project.ts';
import { writeDrillData } from './write-drill-data.ts';

const project = 'demo-thymely-drill';
const folder = fromRoot(`.local/backup-drill-${process.pid}`);

await command(
  {
    call: 'npm run backup-drill',
    help: `Rehearses a restore on emulators of its own: writes a restaurant's data, exports it, starts again from
nothing, imports it and counts again. Then it loses all accounts, as a restore of the database alone
does, and runs the sweep of accounts, which has to remove nobody. It touches no real project, and not
the data of npm start.`,
    options: {
      orders: {
        value: '<number>',
        help: 'how many orders; default: 200',
        fault: (orders: string) =>
          /^[1-9]\d{0,4}$/.test(orders) ? undefined : '--orders is a number up to 99999.',
      },
    },
  },
  async ({ orders = '200' }) => {
    try {
      const before = await drillBefore(Number(orders));
      await drillAfter(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.log('The restore is complete, and nobody is removed while the accounts are missing.');
  },
);

/** Writes the data and exports it; the first emulators and their data are gone afterward. */
async function drillBefore(orders: number): Promise<Recount> {
  const first = await step('Starting emulators', () => start({ exportDir: `${folder}/data` }));
  try {
    const before = await inProject(first, async (project) => {
      await step(`Writing ${orders} orders`, () => writeDrillData(project, { orders }));
      return step('Counting', () => recountProject(project));
    });
    requireSound(before);
    await step('Exporting and wiping', () => first.stop());
    return before;
  } catch (error) {
    await first.stop();
    throw error;
  }
}

async function drillAfter(before: Recount): Promise<void> {
  const second = await step('Importing into an empty project', () =>
    start({ importDir: `${folder}/data` }),
  );
  try {
    await inProject(second, async (project) => {
      const after = await step('Counting again', () => recountProject(project));
      console.log(recountInWords(after).join('\n'));
      if (!isDeepStrictEqual(after, before)) {
        throw new UserError(`Before the restore it was:\n${recountInWords(before).join('\n')}`);
      }
      await checkRest(project.db, second.env.FIRESTORE_EMULATOR_HOST);
      await step('Losing the accounts and sweeping', () => sweepWithoutAccounts(project, after));
    });
  } finally {
    await second.stop();
  }
}

async function checkRest(db: Project['db'], host: string): Promise<void> {
  const { indexes, policies, problems } = await checkConfiguration(db, { project, host });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log(
    `Not in a backup, deployed again: ${indexes} indexes, time to live of ${policies.join(', ')}, and rules (a stranger gets 403).`,
  );
}

/** A backup of Firestore has no accounts, so the sweep must not believe that all people left. */
async function sweepWithoutAccounts({ db, auth }: Project, { counts }: Recount): Promise<void> {
  for (;;) {
    const { users } = await auth.listUsers(1000);
    if (users.length === 0) break;
    await auth.deleteUsers(users.map(({ uid }) => uid));
  }
  const sweep = await sweepAccounts({
    accounts: createAccounts(async () => auth),
    users: createUserStore(db),
    orders: createOrderAnonymizer(db),
    outbox: createOutboxStore(db),
    push: createPushStore(db),
  });
  const left = (await db.collection('users').count().get()).data().count;
  if (!sweep.isHalted || left !== counts['users']) {
    throw new UserError(
      `The sweep removed ${sweep.removed} users whose accounts were only missing.`,
    );
  }
}

function requireSound({ problems }: Recount): void {
  if (problems.length > 0) throw new UserError(problems.slice(0, 20).join('\n'));
}

async function start(folders: { importDir?: string; exportDir?: string }): Promise<Emulators> {
  const ports = await freeEmulatorPorts();
  const configFile = temporaryConfigFile();
  const config = { firestore: { rules: 'firestore.rules' }, emulators: emulatorsBlock(ports) };
  writeFileSync(configFile, JSON.stringify(config));
  const only = ['auth', 'firestore'] as const;
  return startEmulators({
    project,
    ports,
    only,
    configFile,
    logFolder: `${folder}/logs`,
    ...folders,
  });
}

/** Runs with the data of these emulators, as an operator's command does. */
async function inProject<Result>(
  { env }: Emulators,
  run: (project: Project) => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, env);
  return withProject(project, run);
}
