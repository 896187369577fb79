import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { brandName } from '../../../brands/chosen-brand.ts';
import { fromRoot } from '../../paths.ts';
import type { SetupStep } from './setup-step.ts';

/** Returns what tells somebody that something is wrong: budget, uptime check, alerts (ops). */
export function watchSteps(project: string, siteHost: string): SetupStep[] {
  const inProject = `--project=${project}`;
  return [
    {
      what: 'Alert when the bill grows',
      gcloud: [
        'gcloud billing accounts list',
        `gcloud billing budgets create --billing-account=ACCOUNT --display-name=${project} --budget-amount=25 --filter-projects=projects/${project} --threshold-rule=percent=0.5 --threshold-rule=percent=1.0`,
      ],
    },
    {
      what: 'Check from outside that the API is up',
      gcloud: [
        `gcloud monitoring uptime create thymely --resource-type=uptime-url --resource-labels=host=${siteHost},project_id=${project} --protocol=https --path=/api/health --period=5 ${inProject}`,
      ],
    },
    {
      what: 'Counts of what the log says, for the alerts',
      gcloud: filesIn('ops/metrics').map(
        (file) =>
          `gcloud logging metrics create ${basename(file, '.json')} --config-from-file=${file} ${inProject}`,
      ),
    },
    {
      what: 'Alerts: errors, slow calls, an API that does not answer, orders refused for want of a board, jobs, mail',
      gcloud: [
        `gcloud beta monitoring channels create --type=email --display-name=${brandName} --channel-labels=email_address=YOUR-EMAIL ${inProject}`,
        'It answers with the name of a CHANNEL, which gets the alerts. To repeat these lines makes second ones.',
        ...filesIn('ops/alerts').map(
          (file) =>
            `gcloud alpha monitoring policies create --policy-from-file=${file} --notification-channels=CHANNEL ${inProject}`,
        ),
      ],
    },
  ];
}

/** Returns the paths of a folder's files, from the root of the repository. */
export function filesIn(folder: string): string[] {
  return readdirSync(fromRoot(folder))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
