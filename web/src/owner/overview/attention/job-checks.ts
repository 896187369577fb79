import CogIcon from 'lucide-react/icons/cog';
import MailXIcon from 'lucide-react/icons/mail-x';
import { dayMs } from '@thymely/contract/ground/time';
import type { Job, JobTask } from '@thymely/contract/jobs/endpoints';
import { momentInWords } from '../../parts/change/restaurant-days.ts';
import type { Attention, Upkeep } from './attention-check.ts';
import { counted } from './counted.ts';
import * as words from '../words.en.ts';

/** Automatic work that failed in part, or did not run when it was due. */
export function troubledJobs(now: Upkeep): Attention | undefined {
  const troubled = now.jobs?.filter((job) => troublesOf(job).length > 0) ?? [];
  return lineOf(troubled, now, counted(words.troubledJobs, troubled));
}

/** When the other automatic work last ran, which is nothing to tidy up. */
export function doneJobs(now: Upkeep): Attention | undefined {
  const done = now.jobs?.filter((job) => troublesOf(job).length === 0) ?? [];
  return lineOf(done, now, words.automaticWork);
}

function lineOf(jobs: readonly Job[], now: Upkeep, title: string): Attention | undefined {
  if (jobs.length === 0) return undefined;
  const lastRun = ({ lastRunAt }: Job) =>
    lastRunAt === null ? words.jobNeverEnded : words.jobLastRan(momentInWords(lastRunAt, now.zone));
  const sentences = jobs.flatMap((job) => [
    words.affected(words.jobNames[job.name]),
    ...troublesOf(job),
    lastRun(job),
  ]);
  return { id: 'jobs', Icon: CogIcon, tone: 'notice', title, detail: sentences.join(' ') };
}

function troublesOf({ isLate, failed, parts }: Job): string[] {
  const ofTasks = parts.flatMap((task) => troubleWords(task) ?? []);
  return [
    ...(isLate ? [words.jobLate] : []),
    ...(failed > 0 && ofTasks.length === 0 ? [words.jobFailed] : ofTasks),
  ];
}

function troubleWords({ name, failed, problem }: JobTask): string | undefined {
  if (problem === 'many_gone') return words.manyGone;
  if (failed === 0) return undefined;
  const known: Record<string, string | undefined> = words.jobTasks;
  return words.taskFailed(known[name] ?? name, failed);
}

/** Mails that were given up in the last day. */
export function deadMails(now: Upkeep): Attention | undefined {
  return mailLine(now, words.deadMailsDetail, (ageMs) => ageMs < dayMs);
}

/** Those from before. */
export function olderDeadMails(now: Upkeep): Attention | undefined {
  return mailLine(now, words.unsentMailsText, (ageMs) => ageMs >= dayMs);
}

function mailLine(now: Upkeep, detail: string, isMeant: (ageMs: number) => boolean) {
  const found = now.deadMails?.filter(({ at }) => isMeant(now.nowMs - Date.parse(at))) ?? [];
  if (found.length === 0) return undefined;
  const title = counted(words.deadMails, found);
  const mails = found.map((mail) => ({
    ...mail,
    when: momentInWords(mail.at, now.zone),
  }));
  return { id: 'mails', Icon: MailXIcon, tone: 'notice', title, detail, mails } as const;
}
