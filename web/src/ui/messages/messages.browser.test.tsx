import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { askToConfirm, showAlert, showAlertWithUndo, showToast } from './messages.ts';

const opener = page.getByRole('button', { name: 'Update' });
const alert = page.getByRole('dialog', { name: 'Profile updated successfully' });

async function renderButton(onClick: () => void): Promise<void> {
  const page = (
    <main>
      <h1 tabIndex={-1}>Profile</h1>
      <button type="button" onClick={onClick}>
        Update
      </button>
    </main>
  );
  await renderPart(page);
}

/** A message goes away after this time by the page's clock, and not before. */
async function expectToStay(message: Locator, forMs: number): Promise<void> {
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(forMs - 50);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(message).not.toBeInTheDocument();
}

/** Returns what covers the page below a message. */
function veil(): Locator {
  const shown = document.querySelector('.swal2-container, [data-question] dialog');
  return page.elementLocator(shown ?? document.body);
}

const ways: [string, () => Promise<void>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Space', () => userEvent.keyboard(' ')],
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['a click on it', () => alert.getByRole('heading').click()],
  ['a click beside it', () => veil().click({ position: { x: 5, y: 5 } })],
];

test.each(ways)('an alert closes on %s, and the focus returns', async (_, close) => {
  await renderButton(() => {
    showAlert('Profile updated successfully');
  });
  await opener.click();
  await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
  await close();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/** When the next press is, by the clock of the page's events: far from that of any real press. */
let pressedAtMs = 1e9;

/** Waits for so long that the next press is no second one. */
function pause(): void {
  pressedAtMs += 500;
}

/** Presses as a finger does. @param detail the number of clicks at once, of which a key has none */
function press(element: Element, detail = 1): void {
  const at = { clientX: 20, clientY: 20, bubbles: true, cancelable: true };
  pressedAtMs += 100;
  if (detail > 0) {
    const event = new PointerEvent('pointerdown', at);
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(pressedAtMs);
    element.dispatchEvent(event);
  }
  for (const type of ['mousedown', 'mouseup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, { ...at, detail }));
  }
}

beforeEach(pause);

const yes = page.getByRole('button', { name: 'Yes' });
const parts: [string, () => Locator, boolean][] = [
  ['beside it', veil, false],
  ['on its yes', () => yes, true],
  ['on its no', () => page.getByRole('button', { name: 'Cancel' }), false],
];

test.each(parts)(
  'the second press of a double tap does not answer the question that the first one opened: %s',
  async (_, part, answer) => {
    let answered: Promise<boolean> | undefined;
    await renderButton(() => {
      answered = askToConfirm({ title: 'Sure?', confirmText: 'Yes' });
    });
    const question = page.getByRole('dialog', { name: 'Sure?' });
    press(opener.element());
    await expect.element(question).toBeVisible();
    press(part().element(), 2);
    press(part().element(), 3);
    await expect.element(question).toBeVisible();
    pause();
    press(part().element());
    await expect.element(question).not.toBeInTheDocument();
    expect(await answered).toBe(answer);
  },
);

test('a key answers the question at once', async () => {
  await renderButton(() => {
    void askToConfirm({ title: 'Sure?', confirmText: 'Yes' });
  });
  press(opener.element());
  await expect.element(yes).toHaveFocus();
  press(yes.element(), 0);
  await expect.element(yes).not.toBeInTheDocument();
});

test('the second press of a double tap takes nothing back in the alert that the first one opened', async () => {
  const closed = vi.fn<(isTakenBack: boolean) => void>();
  await renderButton(() => {
    void showAlertWithUndo('Saved', 'Soup').then(closed);
  });
  const undo = page.getByRole('button', { name: 'Undo' });
  press(opener.element());
  await expect.element(undo).toBeVisible();
  press(undo.element(), 2);
  await expect.element(undo).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  pause();
  press(undo.element());
  await expect.poll(() => closed.mock.calls).toEqual([[true]]);
});

test('both presses of a double tap inside a dialog count', async () => {
  const pressed = vi.fn();
  await renderPart(
    <Dialog open title="Soup" onClose={() => undefined}>
      <button type="button" onClick={pressed}>
        More
      </button>
    </Dialog>,
  );
  const more = page.getByRole('button', { name: 'More' }).element();
  press(more);
  press(more, 2);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('two presses before the question is there ask one question', async () => {
  await renderButton(() => undefined);
  const first = askToConfirm({ title: 'Sure?', confirmText: 'Yes' });
  const second = askToConfirm({ title: 'Sure?', confirmText: 'Yes' });
  await page.getByRole('dialog', { name: 'Sure?' }).getByRole('button', { name: 'Yes' }).click();
  expect(await Promise.all([first, second])).toEqual([true, false]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a question is read out with its text and what it is about', async () => {
  await renderButton(() => undefined);
  const title = 'Are you sure?';
  const text = "You won't be able to revert this!";
  const subject = { name: 'Silent Soup', image: '' };
  const deletion = askToConfirm({ title, text, subject, confirmText: 'Yes, delete it!' });
  const question = page.getByRole('dialog', { name: title });
  await expect.element(question).toHaveAccessibleDescription(`Silent Soup ${text}`);
  await userEvent.keyboard('{Escape}');
  expect(await deletion).toBe(false);
});

test('a toast is announced and gone after 1.5 seconds, an alert after four (spec 8.9, 9.2)', async () => {
  await renderButton(() => {
    showAlert('Signin successful!');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await opener.click();
  await expectToStay(page.getByRole('dialog', { name: 'Signin successful!' }), 4000);

  showToast('Food added on the cart.');
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expectToStay(toast, 1500);
});

/** A button's ground and text, as names of colors in brands/thymely/colors.css (colors.test.ts). */
type Look = { ground: string; text: string };

function lookOf(element: Element): Look {
  const { backgroundColor, color } = getComputedStyle(element);
  return { ground: backgroundColor, text: color };
}

function lookOfTokens({ ground, text }: Look): Look {
  const colorOf = (token: string) => {
    const sample = document.createElement('i');
    sample.style.color = `var(--color-${token})`;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  };
  return { ground: colorOf(ground), text: colorOf(text) };
}

async function expectLookWhenPointedAt(button: Locator, look: Look): Promise<void> {
  await button.hover();
  await expect.poll(() => lookOf(button.element())).toEqual(lookOfTokens(look));
}

const schemes = ['light', 'dark'] as const;

test.each(schemes)('hovered buttons of a confirmation keep our colors (%s)', async (scheme) => {
  await commands.useColorScheme(scheme);
  await renderButton(() => undefined);
  const login = askToConfirm({
    title: 'Please login to order the food',
    confirmText: 'Login now!',
  });
  const confirm = page.getByRole('button', { name: 'Login now!' });
  await expectLookWhenPointedAt(confirm, { ground: 'leaf-800', text: 'on-leaf' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expectLookWhenPointedAt(cancel, { ground: 'card', text: 'leaf-700' });
  await cancel.click();
  expect(await login).toBe(false);

  const deletion = askToConfirm({ title: 'Are you sure?', confirmText: 'Yes!', danger: true });
  const remove = page.getByRole('button', { name: 'Yes!' });
  await expectLookWhenPointedAt(remove, { ground: 'tomato-strong', text: 'on-tomato' });
  await commands.moveMouseButton('down');
  await expectLookWhenPointedAt(remove, { ground: 'tomato-strong', text: 'on-tomato' });
  // The mouse button is released elsewhere, so nothing is deleted.
  await cancel.hover();
  await commands.moveMouseButton('up');
  await userEvent.keyboard('{Escape}');
  expect(await deletion).toBe(false);
});
