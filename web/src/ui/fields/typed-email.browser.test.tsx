import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { TextField } from './field.tsx';

test('a space behind an email that nobody sees is gone before the browser judges the field', async () => {
  const sent: unknown[] = [];
  const submit = (event: Event) => {
    event.preventDefault();
    sent.push(new FormData(event.target as HTMLFormElement).get('email'));
  };
  addEventListener('submit', submit, { capture: true });
  onTestFinished(() => {
    removeEventListener('submit', submit, { capture: true });
  });
  await renderPart(
    <form>
      <TextField label="Email" type="email" name="email" required />
      <button type="submit">Send</button>
    </form>,
  );
  const field = page.getByLabelText('Email');
  await field.fill('dana@thymely.test\u00A0');
  await page.getByRole('button', { name: 'Send' }).click();
  await field.fill('\u200Bｄａｎａ@thymely.test');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['dana@thymely.test', 'dana@thymely.test']);
  await expect.element(field).toHaveValue('dana@thymely.test');
});
