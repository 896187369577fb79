import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { composedKey } from '../../../testing/composed-key.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

function ChosenZone() {
  const [zone, setZone] = useState('America/Los_Angeles');
  return <TimeZoneField value={zone} fault={undefined} onChange={setZone} />;
}

test('Enter chooses the first zone found, unless it ends a composition', async () => {
  await renderPart(<ChosenZone />);
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await field.click();
  await field.fill('tok');
  field.element().dispatchEvent(composedKey('Enter'));
  await expect.element(field).toHaveValue('tok');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Asia/Tokyo');
});
