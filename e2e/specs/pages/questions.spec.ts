import type { Locator, Page } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';
import { schemes } from '../../screens/screen-state.ts';
import { sampleAdd } from '../../harness/sample-card.ts';

/** A button's ground and text, as names of colors in web/src/brand/colors.css (colors.test.ts). */
type Look = { ground: string; text: string };

async function expectLookWhenPointedAt(page: Page, button: Locator, look: Look): Promise<void> {
  // The question is still opening, and the colors change within a moment.
  const colorsUnderPointer = async () => {
    await button.hover();
    return colorsOf(button);
  };
  await expect.poll(colorsUnderPointer).toEqual(await colorsOfTokens(page, look));
}

function colorsOf(button: Locator): Promise<Look> {
  return button.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { ground: backgroundColor, text: color };
  });
}

function colorsOfTokens(page: Page, { ground, text }: Look): Promise<Look> {
  return page.evaluate(
    ([ground, text]) => {
      const sample = document.body.appendChild(document.createElement('i'));
      const colorOf = (token: string) => {
        sample.style.color = `var(--color-${token})`;
        return getComputedStyle(sample).color;
      };
      const colors = { ground: colorOf(ground), text: colorOf(text) };
      sample.remove();
      return colors;
    },
    [ground, text] as const,
  );
}

for (const scheme of schemes) {
  test(`hovered buttons of a confirmation keep our colors (${scheme})`, async ({ page, admin }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/menu');
    await sampleAdd(page).click();
    const confirm = page.getByRole('button', { name: 'Login now!' });
    await expectLookWhenPointedAt(page, confirm, { ground: 'leaf-800', text: 'on-leaf' });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expectLookWhenPointedAt(page, cancel, { ground: 'card', text: 'leaf-700' });

    await openAs(page, admin, '/dashboard/manage-items');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const remove = page.getByRole('button', { name: 'Yes, delete it!' });
    await expectLookWhenPointedAt(page, remove, { ground: 'tomato-strong', text: 'on-tomato' });
    await page.mouse.down();
    await expectLookWhenPointedAt(page, remove, { ground: 'tomato-strong', text: 'on-tomato' });
    // The mouse button is released elsewhere, so nothing is deleted.
    await cancel.hover();
    await page.mouse.up();
    await page.keyboard.press('Escape');
  });
}
