import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../../testing/render-part.tsx';
import { TypedTime } from './time-input.tsx';

const field = page.getByLabelText('Opens');

function Opens() {
  const [time, setTime] = useState('11:00');
  return (
    <>
      <TypedTime aria-label="Opens" value={time} onChange={setTime} />
      <output>{time || 'none'}</output>
    </>
  );
}

test('a time is typed in short, and written out once the field is left', async () => {
  await renderPart(<Opens />);
  await expect.element(field).toHaveValue('11:00');
  await field.fill('930');
  await expect.element(page.getByRole('status')).toHaveTextContent('09:30');
  await userEvent.tab();
  await expect.element(field).toHaveValue('09:30');
});

test('what is no time stays as it was typed', async () => {
  await renderPart(<Opens />);
  await field.fill('9:7');
  await userEvent.tab();
  await expect.element(field).toHaveValue('9:7');
  await expect.element(page.getByRole('status')).toHaveTextContent('none');
});
