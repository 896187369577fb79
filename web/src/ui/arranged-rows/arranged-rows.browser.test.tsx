import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { composedKey } from '../../../testing/composed-key.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ArrangedRows, type RowTools } from './arranged-rows.tsx';
import { moved } from './moved.ts';

const soups = ['Borscht', 'Gazpacho', 'Minestrone', 'Ramen'];

const rendered: string[] = [];

function soupRow(soup: string, { handle, buttons }: RowTools) {
  rendered.push(soup);
  return (
    <div className="flex">
      {handle}
      <span>{soup}</span>
      {buttons}
    </div>
  );
}

function Soups() {
  const [items, setItems] = useState(soups);
  return (
    <ArrangedRows
      items={items}
      keyOf={(soup) => soup}
      nameOf={(soup) => soup}
      onMove={(from, to) => {
        setItems(moved(items, from, to));
      }}
      row={soupRow}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
const news = page.getByRole('status');

beforeEach(async () => {
  await renderPart(<Soups />);
});

test('a button moves its row by one place, says so and keeps the focus', async () => {
  await button('Move Minestrone up').click();
  await expect.element(news).toHaveTextContent('Minestrone is now 2 of 4.');
  await expect.element(button('Move Minestrone up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Minestrone', 'Borscht', 'Gazpacho', 'Ramen']);
  // There is no way further up.
  await expect.element(button('Move Minestrone up')).toBeDisabled();
  await expect.element(button('Move Minestrone down')).toHaveFocus();
});

test('the arrow keys, Home and End move a row from its handle', async () => {
  button('Move Borscht').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(news).toHaveTextContent('Borscht is now 2 of 4.');
  await userEvent.keyboard('{End}');
  await expect.element(news).toHaveTextContent('Borscht is now 4 of 4.');
  await expect.element(button('Move Borscht')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(order()).toEqual(['Gazpacho', 'Minestrone', 'Borscht', 'Ramen']);
});

test('a move within a list renders none of its rows, if the row is always the same function', async () => {
  rendered.length = 0;
  await button('Move Gazpacho down').click();
  await expect.element(news).toHaveTextContent('Gazpacho is now 3 of 4.');
  expect(rendered).toEqual([]);
});

test('a dragged row gets the place where it is released', async () => {
  await userEvent.dragAndDrop(button('Move Ramen'), button('Move Gazpacho'));
  await expect.element(news).toHaveTextContent('Ramen is now 2 of 4.');
  expect(order()).toEqual(['Borscht', 'Ramen', 'Gazpacho', 'Minestrone']);
});

/** Drags Borscht past two others. */
function dragBorscht() {
  const handle = button('Move Borscht').element() as HTMLElement;
  // There is no pointer to capture: its events are written by the test.
  vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => {});
  const { height } = handle.getBoundingClientRect();
  const clientY = 100 + 2 * height;
  const send = (type: string, init: PointerEventInit) => {
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
  };
  send('pointerdown', { clientY: 100 });
  send('pointermove', { clientY });
  const rows = page.getByRole('listitem').elements() as HTMLElement[];
  const shifts = () => rows.map(({ style }) => style.translate);
  expect(shifts()).toEqual([`0px ${2 * height}px`, `0px -${height}px`, `0px -${height}px`, '']);
  const release = () => {
    send('pointerup', { clientY });
  };
  return { release, shifts };
}

test('the others make room for a dragged row, until Escape puts it back', async () => {
  const { release, shifts } = dragBorscht();
  await userEvent.keyboard('{Escape}');
  release();
  expect(shifts()).toEqual(['', '', '', '']);
  expect(order()).toEqual(soups);
});

test('an Escape that ends a composition does not end a drag', async () => {
  const { release, shifts } = dragBorscht();
  dispatchEvent(composedKey('Escape'));
  expect(shifts()[0]).not.toBe('');
  release();
  await expect.element(news).toHaveTextContent('Borscht is now 3 of 4.');
});

test('a drag ends, and scrolls no more, when its handle is gone', async () => {
  const { shifts } = dragBorscht();
  // The browser tells the document, because the handle is in it no more.
  document.dispatchEvent(new PointerEvent('lostpointercapture'));
  expect(shifts()).toEqual(['', '', '', '']);
});
