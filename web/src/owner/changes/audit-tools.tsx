import { auditKinds } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { brand } from '@brand/brand.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
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
  return (
    <div className="grid gap-4 rounded-lg bg-card p-4 shadow-card">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          label={words.person}
          options={[{ value: '', label: words.anyone }, ...people]}
          value={view.who ?? ''}
          onChange={({ target }) => {
            onChange({ who: target.value || undefined });
          }}
        />
        <SelectField
          label={words.item}
          options={[{ value: '', label: words.everything }, ...items]}
          value={view.target ?? ''}
          onChange={({ target }) => {
            onChange({ target: target.value || undefined });
          }}
        />
        <div className="col-span-full sm:col-span-1">
          <SelectField
            label={words.change}
            options={[{ value: '', label: words.allChanges }, ...kindChoices]}
            value={view.what ?? ''}
            onChange={({ target }) => {
              onChange({ what: auditKinds.find((kind) => kind === target.value) });
            }}
          />
        </div>
      </div>
      <AuditDays view={view} onChange={onChange} onClear={onClear} />
    </div>
  );
}

/** The date range of the changes shown, and a button that clears the filters. */
function AuditDays({ view, onChange, onClear }: Omit<AuditToolsProps, 'entries'>) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <DateField
        label={words.from}
        max={view.to}
        value={view.from ?? ''}
        onChange={({ target }) => {
          onChange({ from: target.value || undefined });
        }}
      />
      <DateField
        label={words.to}
        min={view.from}
        value={view.to ?? ''}
        onChange={({ target }) => {
          onChange({ to: target.value || undefined });
        }}
      />
      {isListNarrowed(view) && (
        <Button tone="quiet" className="justify-self-start" onClick={onClear}>
          {words.showAll}
        </Button>
      )}
    </div>
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
