import PlusIcon from 'lucide-react/icons/plus';
import Undo2Icon from 'lucide-react/icons/undo-2';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category } from '@thymely/contract/ground/categories';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import type { SavedOrder } from '../../api/menu/menu-order.ts';
import { useCategories } from '../../lib/categories.ts';
import { ArrangedRows } from '../../ui/arranged-rows/arranged-rows.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { mayLeave, useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { CompactSelect } from '../parts/compact-select.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { arrangedRow } from './arranged-row.tsx';
import { useArrangement } from './use-arrangement.ts';
import * as ui from '../../ui/words.en.ts';
import * as words from './words.en.ts';

type ArrangementProps = { category: Category; menu: readonly EditedDish[]; order: SavedOrder };
type Arranging = ReturnType<typeof useArrangement>;

/** The dishes of a category in their order, which is changed here and then saved. */
export function Arrangement(props: ArrangementProps) {
  const arrangement = useArrangement(props);
  const { dishes, isDirty, isSaving, failure, outcome, move } = arrangement;
  useUnsavedChanges(isDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty) arrangement.save();
  };
  const isOnTop = outcome === 'saved on top';
  const isSaved = isOnTop || outcome === 'saved';
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <OrderTools {...props} arrangement={arrangement} />
      {outcome === 'outdated' && <WhoseOrder arrangement={arrangement} />}
      {dishes.length === 0 ? (
        <NoDishes />
      ) : (
        <>
          <ArrangedRows
            items={dishes}
            keyOf={({ _id }) => _id}
            nameOf={({ name }) => name}
            onMove={move}
            row={arrangedRow}
            className="grid grid-cols-1 divide-y divide-hairline overflow-clip rounded-lg bg-card shadow-card"
          />
          <SaveBar
            label={words.save}
            form={{ isDirty, isSaving, failure, isSaved, isSent: false, faults: {} }}
            savedWords={isOnTop ? words.savedOnTop : words.saved}
            onDiscard={arrangement.discard}
          />
        </>
      )}
    </form>
  );
}

type ToolsProps = Pick<ArrangementProps, 'category'> & { arrangement: Arranging };

/** Chooses the category, and puts its dishes in an order at once. */
function OrderTools({ category, arrangement }: ToolsProps) {
  const { dishes, isSaving, canUndo, sort, newestFirst, undo } = arrangement;
  const { all } = useCategories();
  const navigate = useNavigate();
  const show = async (id: string) => {
    if (await mayLeave()) await navigate(`?category=${id}`, { replace: true });
  };
  const isFixed = isSaving || dishes.length < 2;
  const look = { tone: 'outline', size: 'small' } as const;
  return (
    <section
      aria-label={words.tools}
      className="flex min-h-16 flex-wrap items-center gap-2 rounded-lg bg-card p-2 shadow-card"
    >
      <div className="min-w-40 max-sm:flex-1 sm:min-w-48">
        <CompactSelect
          label={words.category}
          value={category}
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => void show(id)}
        />
      </div>
      <Button
        {...look}
        tone="quiet"
        className="sm:me-auto"
        off={!canUndo || isSaving}
        onClick={undo}
      >
        <Undo2Icon className="size-4" />
        {ui.undo}
      </Button>
      <Button
        {...look}
        disabled={isFixed}
        onClick={() => {
          sort('name-asc');
        }}
      >
        {words.byName}
      </Button>
      <Button
        {...look}
        disabled={isFixed}
        onClick={() => {
          sort('price-asc');
        }}
      >
        {words.byPrice}
      </Button>
      <Button {...look} disabled={isFixed} onClick={newestFirst}>
        {words.newestFirst}
      </Button>
    </section>
  );
}

/** Asks whose order stays, after somebody else has saved twice meanwhile. */
function WhoseOrder({ arrangement }: { arrangement: Arranging }) {
  const { isSaving, saveMine, takeTheirs } = arrangement;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to where the person starts to read and decide.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg bg-amber-100 p-5">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
        {words.changedTwice}
      </h2>
      <p>{words.changedTwiceText}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" busy={isSaving} onClick={saveMine}>
          {words.keepMine}
        </Button>
        <Button tone="outline" disabled={isSaving} onClick={() => void takeTheirs()}>
          {words.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

function NoDishes() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-card p-5 shadow-card sm:p-7">
      <p>{words.noDishes}</p>
      <ButtonLink to="/dashboard/add-menu">
        <PlusIcon />
        {words.addDish}
      </ButtonLink>
    </div>
  );
}
