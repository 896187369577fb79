import { useId, useRef, type Ref } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { useCategories } from '../../../lib/categories.ts';
import { ArrangedRows } from '../../../ui/arranged-rows/arranged-rows.tsx';
import { moved } from '../../../ui/arranged-rows/moved.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DishValues } from '../../parts/dish/dish-values.ts';
import { emptySize, type SizeValues } from '../../parts/dish/size-values.ts';
import { focusSoon } from '../../parts/focus-soon.ts';
import { Switch } from '../../parts/switch.tsx';
import type { DishFieldsProps } from './dish-field.ts';
import { SizeNames } from './size-names.tsx';
import { SizeRow } from './size-row.tsx';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

const [fewest, most] = optionLimits.sizesPerDish;

/** Whether the dish has sizes, and these with their prices. What is typed stays when it has none. */
export function SizesField(fields: DishFieldsProps) {
  const { values, change } = fields;
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <Switch
        name="hasSizes"
        label={dishWords.fields.sizes}
        text={words.sizesText}
        isOn={values.hasSizes}
        onChange={(isOn) => {
          change({ hasSizes: isOn, sizes: sizesAfterSwitch(values, isOn) });
        }}
      />
      {values.hasSizes && <SizeList {...fields} />}
    </div>
  );
}

/** Two sizes are there to begin with. If nothing was typed into them, they are no change of the dish. */
function sizesAfterSwitch({ sizes, price }: DishValues, isOn: boolean): SizeValues[] {
  if (isOn && sizes.length === 0) return [emptySize(price), emptySize()];
  const isTyped = (size: SizeValues) =>
    size.name + size.load !== '' || ![price, ''].includes(size.price);
  return isOn || sizes.some(isTyped) ? sizes : [];
}

/** The sizes in the order in which guests see them. */
function SizeList({ values, faults, change }: DishFieldsProps) {
  const { sizes, load, category } = values;
  const namesId = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const usualLoad = String(useCategories().of(category).load ?? 1);
  // The server may refuse the price, which is that of the cheapest size.
  const fault = faults['sizes'] ?? faults['price'];
  return (
    <>
      {fault && <Fault text={fault} />}
      <ArrangedRows
        items={sizes}
        keyOf={({ key }) => key}
        nameOf={sizeName}
        onMove={(from, to) => {
          change({ sizes: moved(sizes, from, to) });
        }}
        className="grid divide-y divide-hairline border-y border-hairline"
        rowClassName="py-4"
        row={(size, tools) => {
          const index = sizes.indexOf(size);
          return (
            <SizeRow
              size={size}
              name={`sizes.${index}`}
              faults={faults}
              usualLoad={load.trim() || usualLoad}
              namesId={namesId}
              onChange={(changes) => {
                change({ sizes: sizes.with(index, { ...size, ...changes }) });
              }}
              actions={
                <>
                  {tools.handle}
                  {tools.buttons}
                  <IconButton
                    label={words.remove(sizeName(size, index))}
                    icon={<Trash2Icon className="size-5" />}
                    disabled={sizes.length <= fewest}
                    onClick={() => {
                      change({ sizes: sizes.toSpliced(index, 1) });
                      focusSoon(() => adder.current);
                    }}
                  />
                </>
              }
            />
          );
        }}
      />
      <SizeNames id={namesId} without={sizes.map(({ name }) => name)} />
      <SizeAdder
        ref={adder}
        count={sizes.length}
        onAdd={() => {
          change({ sizes: [...sizes, emptySize()] });
        }}
      />
    </>
  );
}

function Fault({ text }: { text: string }) {
  return (
    <p data-fault tabIndex={-1} className="rounded-sm bg-tomato-100 px-4 py-3 text-sm font-medium">
      {text}
    </p>
  );
}

type SizeAdderProps = { ref: Ref<HTMLButtonElement>; count: number; onAdd: () => void };

function SizeAdder({ ref, count, onAdd }: SizeAdderProps) {
  if (count >= most) return <p className="text-sm text-soft">{words.sizesLimit(most)}</p>;
  return (
    <Button
      ref={ref}
      tone="outline"
      className="justify-self-start"
      onClick={() => {
        onAdd();
        focusSoon(() => document.querySelector<HTMLElement>(`[name="sizes.${count}.name"]`));
      }}
    >
      <PlusIcon />
      {words.addSize}
    </Button>
  );
}

/** What a size is called in the names of its controls. */
function sizeName({ name }: SizeValues, index: number): string {
  return name.trim() || words.unnamedSize(index + 1);
}
