import { settingsSections } from '@thymely/contract/ordering/settings/settings-table';
import { Section } from '../parts/section.tsx';
import { FieldRows } from './field-rows.tsx';
import type { RulesProps } from './rule-fields.tsx';
import * as words from './words.en.ts';

/** The settings of when an order can be ready, and how many orders there can be at a time. */
export function TimingSection(props: RulesProps) {
  return (
    <Section title={words.timing} text={words.timingText}>
      <FieldRows {...props} section={settingsSections.timing} />
    </Section>
  );
}

/** The settings of what guests may do at checkout, and when ordering stops by itself. */
export function CheckoutSection(props: RulesProps) {
  return (
    <Section title={words.checkout} text={words.checkoutText}>
      <FieldRows {...props} section={settingsSections.checkout} />
      <FieldRows {...props} section={settingsSections.unverified} />
    </Section>
  );
}
