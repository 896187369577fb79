import PencilIcon from 'lucide-react/icons/pencil';
import { listed } from '@thymely/contract/ground/in-words';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { EditedGroup } from '../../api/menu/option-editing.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { choiceRule } from '../../shared/options/choice-rule.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import * as words from './words.en.ts';

type GroupTableProps = {
  groups: EditedGroup[];
  /** The menu; undefined until it has been loaded. */
  menu: MenuItem[] | undefined;
  onDelete: (group: EditedGroup) => void;
};

export function GroupTable({ groups, menu, onDelete }: GroupTableProps) {
  const columns: Column<EditedGroup>[] = [
    {
      header: words.options,
      inCard: 'title',
      cell: ({ name, choices }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="line-clamp-2 text-sm text-soft md:line-clamp-1">
            {choices.map(choiceInWords).join(', ')}
          </span>
        </>
      ),
    },
    { header: words.guests, isNarrow: true, cell: choiceRule },
    {
      header: words.dishesColumn,
      cell: ({ _id }) => (
        <span className="block text-end text-pretty md:text-start">
          {namedByInWords(_id, menu)}
        </span>
      ),
    },
    {
      header: words.actionColumn,
      isNarrow: true,
      inCard: 'actions',
      cell: (group) => (
        <GroupActions
          group={group}
          onDelete={() => {
            onDelete(group);
          }}
        />
      ),
    },
  ];
  return (
    <Table
      caption={words.options}
      columns={columns}
      rows={groups}
      keyOf={({ _id }) => _id}
      isDense
    />
  );
}

function choiceInWords({ name, cents }: EditedGroup['choices'][number]): string {
  return cents === 0 ? name : `${name} +${formatCents(cents)}`;
}

const dishesNamed = 2;

/** Lists the dishes with a group: `Margherita, Calzone and 3 more`; `–` until they are known. */
export function namedByInWords(id: string, menu: MenuItem[] | undefined): string {
  if (!menu) return '–';
  const names = menu.filter((dish) => dish.optionGroups?.includes(id)).map(({ name }) => name);
  if (names.length === 0) return words.noDishes;
  const rest = names.length - dishesNamed;
  const shown = rest > 1 ? [...names.slice(0, dishesNamed), words.moreDishes(rest)] : names;
  return listed(shown);
}

function GroupActions({ group, onDelete }: { group: EditedGroup; onDelete: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 md:justify-start">
      <ButtonLink
        to={`/dashboard/options/${group._id}`}
        tone="outline"
        size="small"
        aria-label={words.editGroup(group.name)}
      >
        <PencilIcon className="size-4" />
        {words.edit}
      </ButtonLink>
      <DeleteButton name={group.name} onClick={onDelete} />
    </div>
  );
}
