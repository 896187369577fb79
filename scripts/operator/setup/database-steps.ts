import { brand } from '../../../brands/chosen-brand.ts';
import { type Database, databaseFault } from './database.ts';
import type { Ask, SetupStep } from './setup-step.ts';

/** What keeps the data of a database when somebody makes a mistake. */
const protection = [
  ...['--point-in-time-recovery', 'ENABLED'],
  ...['--delete-protection', 'ENABLED'],
];

/** Returns what the database of a project needs. */
export function databaseSteps(project: string): SetupStep[] {
  const inProject = `--project=${project}`;
  return [databaseStep(inProject), protectionStep(inProject), backupStep(inProject)];
}

function databaseStep(inProject: string): SetupStep {
  const { firestoreLocation, functionRegion } = brand;
  const flags = ['--location', firestoreLocation, ...protection, inProject];
  return {
    what: `Firestore database in ${firestoreLocation}, with recovery and delete protection`,
    firebase: ['firestore:databases:create', '(default)', ...flags],
    confirm: { answer: firestoreLocation, why: 'A database can never be moved.' },
    isDone: async (ask) => (await findDatabase(ask, inProject)) !== undefined,
    fault: async (ask) => {
      const locations = await ask(['firestore:locations', inProject]);
      const known = Array.isArray(locations)
        ? locations.map(({ locationId }: { locationId?: string }) => locationId ?? '')
        : [];
      const found = await findDatabase(ask, inProject);
      return databaseFault({ known, found, firestoreLocation, functionRegion });
    },
  };
}

function protectionStep(inProject: string): SetupStep {
  return {
    what: 'Recovery of the last seven days, and delete protection',
    firebase: ['firestore:databases:update', '(default)', ...protection, inProject],
    isDone: async (ask) => {
      const found = await findDatabase(ask, inProject);
      return (
        found?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED' &&
        found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      );
    },
  };
}

function backupStep(inProject: string): SetupStep {
  const flags = ['--database', '(default)', '--recurrence', 'DAILY', '--retention', '14d'];
  return {
    what: 'Daily backups, kept for two weeks',
    firebase: ['firestore:backups:schedules:create', ...flags, inProject],
    isDone: async (ask) => {
      const all = await ask(['firestore:backups:schedules:list', inProject]);
      return Array.isArray(all) && all.some((schedule: object) => 'dailyRecurrence' in schedule);
    },
  };
}

async function findDatabase(ask: Ask, inProject: string): Promise<Database | undefined> {
  const all = await ask(['firestore:databases:list', inProject]);
  if (!Array.isArray(all)) return undefined;
  return (all as Database[]).find(({ name }) => name?.endsWith('/(default)'));
}
