import './brand-of-tests.ts';
import { startMetadataServer } from '../../functions/src/testing/metadata-server.ts';
import { command } from '../command.ts';
import { removeReports } from './reports/run-report.ts';
import { closing } from './reports/tally.ts';
import { runVitest } from './runners.ts';
import { startDataEmulators } from './test-emulators.ts';

const help =
  'Runs all tests of the API by REST, as Firestore is reached in production, instead of by gRPC.';

await command(
  { call: 'npm run test:rest', help, rest: 'arguments for vitest' },
  async (_, runnerArgs) => {
    process.env.BRAND_LANGUAGE = 'en';
    const emulators = await startDataEmulators();
    const metadata = await startMetadataServer();
    const env = { ...emulators.env, ...metadata.env };
    const tally = await runVitest('wholeApi', { env, runnerArgs });
    await emulators.stop();
    removeReports();
    console.log(closing(tally));
    process.exitCode = tally.failed === 0 ? 0 : 1;
  },
);
