import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Button } from './button.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { openSite } from '../../testing/open-site.tsx';

test('in a theme with forced colors, what is chosen has another color of the system than what is not', async () => {
  await commands.useForcedColors();
  await openSite('/menu?category=soup');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect.element(tabs.getByRole('link', { name: 'Soups' })).toBeVisible();
  const colorOf = (name: string) =>
    getComputedStyle(tabs.getByRole('link', { name, exact: true }).element()).backgroundColor;
  expect(colorOf('Soups')).not.toBe(colorOf('Pizza'));
  const colorOfPage = (number: number) => {
    const link = page.getByRole('link', { name: `Page ${number}`, exact: true });
    return getComputedStyle(link.element()).backgroundColor;
  };
  await tabs.getByRole('link', { name: 'All', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Page 3', exact: true })).toBeVisible();
  expect(colorOfPage(1)).not.toBe(colorOfPage(2));
});

test('in a theme with forced colors, a chosen label differs from the others', async () => {
  await commands.useForcedColors();
  await renderPart(
    <fieldset>
      {['First', 'Second'].map((name) => (
        <label key={name}>
          <input type="radio" name="place" defaultChecked={name === 'First'} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>,
  );
  const look = (name: string) => {
    const text = page.getByText(name).element();
    return [
      getComputedStyle(text).color,
      getComputedStyle(text.parentElement ?? text).backgroundColor,
    ];
  };
  const [first, second] = [look('First'), look('Second')];
  expect(first[0]).not.toBe(first[1]);
  expect(first).not.toEqual(second);
});

test('in a theme with forced colors a pressed button differs from the others', async () => {
  await commands.useForcedColors();
  await renderPart(
    <>
      <Button aria-pressed>Bars</Button>
      <Button aria-pressed={false}>Table</Button>
    </>,
  );
  const look = (name: string) => {
    const { backgroundColor, color } = getComputedStyle(
      page.getByRole('button', { name }).element(),
    );
    return { backgroundColor, color };
  };
  const [pressed, other] = [look('Bars'), look('Table')];
  expect(pressed.backgroundColor).not.toBe(other.backgroundColor);
  expect(pressed.color).not.toBe(other.color);
});

test('in a theme with forced colors every button has a border', async () => {
  await commands.useForcedColors();
  await openSite('/menu');
  const card = page.getByRole('article').first();
  await expect.element(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const controls = [...document.querySelectorAll<HTMLElement>('button, a.rounded-pill')].filter(
    (control) => control.checkVisibility(),
  );
  expect(controls.length).toBeGreaterThan(15);
  const bare = controls.filter((control) => getComputedStyle(control).borderTopWidth === '0px');
  expect(bare.map((control) => control.textContent)).toEqual([]);
});

test('in a box that scrolls the ring of the focus is within a row, and outside of a solid button', async () => {
  await renderPart(
    <div className="overflow-y-auto">
      <button className="w-full">Row</button>
      <Button>Solid</Button>
    </div>,
  );
  const offsetOf = (name: string) => {
    const button = page.getByRole('button', { name }).element() as HTMLElement;
    button.focus({ focusVisible: true });
    return getComputedStyle(button).outlineOffset;
  };
  await expect.poll(() => offsetOf('Row')).toBe('-3px');
  expect(offsetOf('Solid')).toBe('1px');
});

test('a press is painted before the spinner, for which the page is laid out', async () => {
  function Save() {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <Button
        busy={isBusy}
        onClick={() => {
          setIsBusy(true);
        }}
      >
        Save
      </Button>
    );
  }
  await renderPart(<Save />);
  const button = page.getByRole('button', { name: 'Save' }).element() as HTMLElement;
  const hasSpinnerAtPress = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(button.querySelector('svg') !== null);
    });
    observer.observe(button, { attributeFilter: ['aria-busy'] });
  });
  button.click();
  expect(await hasSpinnerAtPress).toBe(false);
  await expect.poll(() => button.querySelector('svg')).not.toBeNull();
});
