import { limits } from '@thymely/contract/ground/limits';
import { brandName } from '../../../brands/chosen-brand.ts';
import { databaseSteps } from './database-steps.ts';
import type { SetupStep } from './setup-step.ts';
import type { SiteHosts } from './site-hosts.ts';
import { watchSteps } from './watch-steps.ts';

/** The functions' own account; the build completes its address with the project. */
const functionAccount = 'thymely-api@';

/** What answers with the settings of the web app, which are written to .env. */
export const settingsCall = 'apps:sdkconfig';

const apis = ['firestore', 'cloudfunctions', 'run', 'cloudbuild', 'artifactregistry', 'eventarc'];
const moreApis = ['cloudscheduler', 'identitytoolkit', 'firebasehosting', 'monitoring', 'logging'];

type Setup = SiteHosts & {
  project: string;
  /** Whether .env has the settings of the web app. */
  hasSettings: boolean;
};

/** Returns what a project needs, in the order in which it is done. */
export function setupSteps({ project, siteHost, authDomain, hasSettings }: Setup): SetupStep[] {
  return [
    ...accountSteps(project, hasSettings),
    ...databaseSteps(project),
    ...functionSteps(project),
    ...signInSteps(project, [...new Set([siteHost, authDomain])]),
    ...watchSteps(project, siteHost),
  ];
}

function accountSteps(project: string, hasSettings: boolean): SetupStep[] {
  const inProject = `--project=${project}`;
  return [
    {
      what: 'Plan: Blaze, which functions need',
      byHand: `https://console.firebase.google.com/project/${project}/usage/details, then "Modify plan".`,
    },
    {
      what: 'APIs',
      gcloud: [
        `gcloud services enable ${[...apis, ...moreApis].map((api) => `${api}.googleapis.com`).join(' ')} ${inProject}`,
      ],
    },
    {
      what: 'Web app',
      firebase: ['apps:create', 'WEB', brandName, inProject],
      isDone: async (ask) => {
        const apps = await ask(['apps:list', 'WEB', inProject]);
        return Array.isArray(apps) && apps.length > 0;
      },
    },
    {
      what: 'Settings of the web app in .env',
      firebase: [settingsCall, 'WEB', inProject],
      isDone: async () => hasSettings,
    },
  ];
}

function functionSteps(project: string): SetupStep[] {
  const account = `${functionAccount}${project}.iam.gserviceaccount.com`;
  const grant = (member: string, role: string) =>
    `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${member} --role=${role} --condition=None`;
  return [
    {
      what: "The functions' own account, which may use data and accounts and nothing else",
      gcloud: [
        `gcloud iam service-accounts create ${functionAccount.slice(0, -1)} --display-name=API --project=${project}`,
        grant(account, 'roles/datastore.user'),
        grant(account, 'roles/firebaseauth.admin'),
        `Then write FUNCTION_ACCOUNT=${functionAccount} to .env.`,
      ],
    },
    {
      what: 'The right to build, for the account that builds functions',
      gcloud: [
        `NUMBER=$(gcloud projects describe ${project} --format='value(projectNumber)')`,
        grant('$NUMBER-compute@developer.gserviceaccount.com', 'roles/cloudbuild.builds.builder'),
      ],
    },
    {
      what: 'TTL policies, indexes, and the removal of old images: a deploy sets them',
    },
  ];
}

function signInSteps(project: string, domains: string[]): SetupStep[] {
  const console = `https://console.firebase.google.com/project/${project}`;
  return [
    {
      what: 'Sign-in by email and by Google',
      byHand: `${console}/authentication/providers: "Get started", then turn on Email/Password and Google.`,
    },
    {
      what: `Passwords of at least ${limits.passwordMinLength} characters, and email enumeration protection`,
      byHand: `${console}/authentication/settings: "Password policy" and "User actions".`,
    },
    {
      what: `Authorized domains: ${domains.join(' and ')}, no others`,
      byHand: `${console}/authentication/settings: "Authorized domains". The site and the window of Google's sign-in are there: without either, nobody can sign in with Google.`,
    },
    {
      what: 'App Check, enforced before ordering opens',
      byHand: `${console}/appcheck: see "App Check" in SECURITY.md. Keep APP_CHECK=enforce in .env, or the next deploy goes back to log.`,
    },
  ];
}
