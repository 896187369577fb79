import {
  dinerMailKinds,
  mailKinds,
  ownerMailKinds,
  type MailKind,
} from '@thymely/contract/ordering/mail-kinds';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import * as mailWords from '../parts/mail-words.en.ts';
import { Section } from '../parts/section.tsx';
import { Switch } from '../parts/switch.tsx';
import type { RulesProps } from './rule-fields.tsx';
import * as words from './words.en.ts';

/** The mails to guests and to the admins, each of which can be switched on by itself. */
export function MailsSection(props: RulesProps) {
  return (
    <Section title={settingsWords.names.mails} text={words.mailsText}>
      <MailSwitches {...props} title={words.mailsToGuests} kinds={dinerMailKinds} />
      <MailSwitches {...props} title={words.mailsToAdmins} kinds={ownerMailKinds} />
    </Section>
  );
}

type MailSwitchesProps = RulesProps & { title: string; kinds: readonly MailKind[] };

function MailSwitches({ title, kinds, values, onChange }: MailSwitchesProps) {
  const withMail = (kind: MailKind, isOn: boolean) =>
    mailKinds.filter((each) => (each === kind ? isOn : values.mails.includes(each)));
  return (
    <fieldset className="grid divide-y divide-hairline">
      <legend className="pb-1 font-semibold">{title}</legend>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          className="py-4"
          label={mailWords.mailKinds[kind]}
          text={words.mailTexts[kind]}
          isOn={values.mails.includes(kind)}
          onChange={(isOn) => {
            onChange({ mails: withMail(kind, isOn) });
          }}
        />
      ))}
    </fieldset>
  );
}
