import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { useSaveOptionGroup, type EditedGroup } from '../../api/menu/option-editing.ts';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { groupHint } from '../../shared/options/group-hint.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { ConflictChoice } from '../parts/edit-form/conflict-choice.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { useEditForm } from '../parts/edit-form/use-edit-form.ts';
import { SaveBar } from '../parts/save-bar.tsx';
import { Section } from '../parts/section.tsx';
import { ChoiceList } from './choice-list.tsx';
import { GroupPreview } from './group-preview.tsx';
import { groupModel } from './group-model.ts';
import { groupOf, type GroupValues, withinReach } from './group-values.ts';
import { sizesOfGroup } from './sizes-of-group.ts';
import * as words from './words.en.ts';

type GroupFormProps = { group: EditedGroup | undefined; onSaved: (group: EditedGroup) => void };

/** The form of a group of options with its choices, next to a preview for guests. */
export function GroupForm({ group, onSaved }: GroupFormProps) {
  const { mutateAsync: save } = useSaveOptionGroup();
  // A new group keeps its ID: a first attempt that seemed to fail may have saved it.
  const newId = useRef<string>(undefined);
  const form = useEditForm({
    model: groupModel,
    saved: group,
    save: (values, base) => {
      const wanted = groupOf(values, base?._id ?? newId.current ?? group?._id);
      newId.current = wanted._id;
      return save({ ...wanted, version: base?.version });
    },
    onSaved: (saved) => {
      if (saved) onSaved(saved);
    },
  });
  const { values } = form;
  // A new group is not named by any dish.
  const { data: menu } = useQuery({ ...freshMenuQuery, enabled: group !== undefined });
  useUnsavedChanges(form.isDirty);
  return (
    <div className="grid items-start gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form {...form.formProps} className="grid min-w-0 gap-5 max-[20rem]:wrap-anywhere">
        <ConflictChoice {...form} title={words.conflictTitle} theirName={words.theirs} />
        <Question {...form} />
        <ChoiceList {...form} sizes={sizesOfGroup(values, { id: group?._id, menu })} />
        <SaveBar
          label={words.save}
          form={form}
          savedWords={words.savedBesideButton}
          onDiscard={() => void form.discard()}
        />
      </form>
      <GroupPreview values={values} />
    </div>
  );
}

type FormProps = {
  values: GroupValues;
  faults: FieldFaults;
  change: (changes: Partial<GroupValues>) => void;
};

function Question(form: FormProps) {
  const { values, faults, change } = form;
  return (
    <Section title={words.question} text={words.questionText}>
      <TextField
        label={words.name}
        required
        name="name"
        autoComplete="off"
        placeholder={words.namePlaceholder}
        value={values.name}
        hint={words.nameHint(optionLimits.optionNameLength)}
        error={faults['name']}
        onChange={(event) => {
          change({ name: event.target.value });
        }}
      />
      <RuleFields {...form} />
    </Section>
  );
}

/** The minimum and maximum number of choices, also of one of them, and how guests read them. */
function RuleFields({ values, faults, change }: FormProps) {
  const { min, max, maxEach, choices } = values;
  const most = Math.min(optionLimits.portionsPerLine, choices.length * maxEach);
  // A number that is out of range stays visible until another one is chosen.
  const upTo = (from: number, present: number, to = most) =>
    [...new Set([...numbers(from, to), present])]
      .toSorted((one, other) => one - other)
      .map((number) => ({ value: String(number), label: String(number) }));
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <SelectField
        label={words.atLeast}
        hint={words.atLeastHint}
        options={upTo(0, min)}
        value={String(min)}
        onChange={({ target }) => {
          const least = Number(target.value);
          change({ min: least, max: Math.max(least, max) });
        }}
      />
      <SelectField
        label={words.atMost}
        hint={words.atMostHint(groupHint(values))}
        error={faults['max'] ?? faults['min']}
        options={upTo(1, max)}
        value={String(max)}
        onChange={({ target }) => {
          const upper = Number(target.value);
          change({ max: upper, min: Math.min(min, upper) });
        }}
      />
      <SelectField
        label={words.mostOfOne}
        hint={words.mostOfOneHint}
        error={faults['maxEach']}
        options={upTo(1, maxEach, optionLimits.portionsPerChoice)}
        value={String(maxEach)}
        onChange={({ target }) => {
          const each = Number(target.value);
          change(withinReach({ min, max, maxEach: each }, choices.length));
        }}
      />
    </div>
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
