import { auditKinds } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { brand } from '@brand/brand.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { isListNarrowed } from '../parts/list/address-filter.ts';
import type { AuditView } from './audit-view.ts';
import { actorOf, kindNames, subjectOf } from '../parts/change/audit-words.ts';
import * as words from './words.en.ts';

type AuditToolsProps = {
  view: AuditView;
  /** The entries whose people and items can be chosen. */
  entries: AuditEntry[];
  onChange: (changes: Partial<AuditView>) => void;
  onClear: () => void;
};

const kindChoices = auditKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** The audit log's filters: person, item, kind and days. */
export function AuditTools({ view, entries, onChange, onClear }: AuditToolsProps) {
  const account = useReadyAccount();
  const people = choices(view.who, words.selectedPerson, [
    ...(account ? [[account.uid, words.you] as const] : []),
    ...entries.map((entry) => [entry.who._id, actorOf(entry, account?.uid)] as const),
  ]);
  const items = choices(
    view.target,
    words.selectedItem,
    entries.map((entry) => [entry.target, subjectOf(entry)] as const),
  );
  const { who, target: item, what, from, to } = view;
  return (
    <FilterBar
      first={
        <SelectField
          label={words.person}
          options={[{ value: '', label: words.anyone }, ...people]}
          value={who ?? ''}
          onChange={({ target }) => {
            onChange({ who: target.value || undefined });
          }}
        />
      }
      count={[item, what, from, to].filter(Boolean).length}
      clear={isListNarrowed(view) && { label: words.showAll, onClear }}
    >
      <SelectField
        label={words.item}
        options={[{ value: '', label: words.everything }, ...items]}
        value={item ?? ''}
        onChange={({ target }) => {
          onChange({ target: target.value || undefined });
        }}
      />
      <SelectField
        label={words.change}
        options={[{ value: '', label: words.allChanges }, ...kindChoices]}
        value={what ?? ''}
        onChange={({ target }) => {
          onChange({ what: auditKinds.find((kind) => kind === target.value) });
        }}
      />
      <AuditDays view={view} onChange={onChange} />
    </FilterBar>
  );
}

/** The first and the last day of the changes shown. */
function AuditDays({ view: { from, to }, onChange }: Pick<AuditToolsProps, 'view' | 'onChange'>) {
  return (
    <>
      <DateField
        label={words.from}
        max={to}
        value={from ?? ''}
        onChange={({ target }) => {
          onChange({ from: target.value || undefined });
        }}
      />
      <DateField
        label={words.to}
        min={from}
        value={to ?? ''}
        onChange={({ target }) => {
          onChange({ to: target.value || undefined });
        }}
      />
    </>
  );
}

/** Returns one option for each ID, by name; the selected one is kept even if it is not listed. */
function choices(
  chosen: string | undefined,
  chosenLabel: string,
  seen: (readonly [id: string, name: string])[],
): SelectOption[] {
  const names = new Map<string, string>(chosen ? [[chosen, chosenLabel]] : []);
  for (const [id, name] of seen) names.set(id, name);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, brand.locale));
}
