import { useQuery } from '@tanstack/react-query';
import type { Job, JobTask } from '@thymely/contract/jobs/endpoints';
import { jobsQuery } from '../../api/jobs.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { momentInWords } from '../parts/change/restaurant-days.ts';
import { Panel } from './panels.tsx';
import * as words from './words.en.ts';

/** When each automatic job last ran, and what failed. Without an answer there is no panel. */
export function JobsPanel({ zone }: { zone: Zone }) {
  const { data: jobs = [] } = useQuery(jobsQuery);
  if (jobs.length === 0) return null;
  return (
    <Panel title={words.automaticWork} id="automatic-work">
      <ul className="grid grid-cols-1 gap-3.5">
        {jobs.map((job) => (
          <JobLine key={job.name} job={job} zone={zone} />
        ))}
      </ul>
    </Panel>
  );
}

function JobLine({ job, zone }: { job: Job; zone: Zone }) {
  const { name, lastRunAt, failed, isLate, parts } = job;
  const troubles = parts.flatMap((task) => troubleWords(task) ?? []);
  return (
    <li className="leading-snug">
      <span className="block font-semibold">{words.jobNames[name]}</span>
      <span className="block text-sm text-soft">
        {lastRunAt === null
          ? words.jobNeverEnded
          : words.jobLastRan(momentInWords(lastRunAt, zone))}
      </span>
      {isLate && <Trouble text={words.jobLate} />}
      {failed > 0 && troubles.length === 0 && <Trouble text={words.jobFailed} />}
      {troubles.map((text) => (
        <Trouble key={text} text={text} />
      ))}
    </li>
  );
}

function Trouble({ text }: { text: string }) {
  return <span className="block text-sm font-medium text-tomato">{text}</span>;
}

function troubleWords({ name, failed, problem }: JobTask): string | undefined {
  if (problem === 'many_gone') return words.manyGone;
  if (failed === 0) return undefined;
  const known: Record<string, string | undefined> = words.jobTasks;
  return words.taskFailed(known[name] ?? name, failed);
}
