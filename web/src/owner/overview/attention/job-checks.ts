import CogIcon from 'lucide-react/icons/cog';
import MailXIcon from 'lucide-react/icons/mail-x';
import { listed } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import type { Attention, Now } from './attention-check.ts';
import { counted } from './counted.ts';
import * as words from '../words.en.ts';

/** Automatic work that failed in part, or did not run when it was due. */
export function troubledJobs({ jobs = [] }: Now): Attention | undefined {
  const troubled = jobs.filter(
    ({ isLate, failed, parts }) =>
      isLate || failed > 0 || parts.some(({ problem }) => problem === 'many_gone'),
  );
  if (troubled.length === 0) return undefined;
  return {
    id: 'jobs',
    Icon: CogIcon,
    tone: 'notice',
    title: counted(words.troubledJobs, troubled),
    detail: words.affected(listed(troubled.map(({ name }) => words.jobNames[name]))),
    to: '#automatic-work',
    action: words.seeJobs,
  };
}

/** Mails that were given up in the last day; the panel lists those of the last seven days. */
export function deadMails({ deadMails: mails = [], nowMs }: Now): Attention | undefined {
  const recent = mails.filter(({ at }) => nowMs - Date.parse(at) < dayMs);
  if (recent.length === 0) return undefined;
  return {
    id: 'dead-mails',
    Icon: MailXIcon,
    tone: 'notice',
    title: counted(words.deadMails, recent),
    detail: words.deadMailsDetail,
    to: '#unsent-mails',
    action: words.seeDeadMails,
  };
}
