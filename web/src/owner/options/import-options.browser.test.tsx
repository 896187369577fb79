import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, releaseApi } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { queryClient } from '../../api/query-client.ts';
import ImportOptionsScreen from './import-options-screen.tsx';

test('options that were chosen later count, however late the first ones are ready', async () => {
  const call = 'GET /option-groups';
  await answerApi({ call, json: [] });
  await answerApi({ call, isHeld: true });
  await renderPart(<ImportOptionsScreen />, { as: ada });
  const field = page.getByLabelText('Choose a CSV file');
  const milk = '_id,name,min,max,choice_id,choice\n,Milk,0,1,,Oat\n';
  await field.upload(new File([milk], 'milk.csv'));
  await expect.poll(async () => (await callsTo(call)).length).toBeGreaterThan(0);
  await field.upload(new File(['name\nSauces\n'], 'sauces.csv'));
  await expect.element(field).toHaveAccessibleDescription(/^The first row is missing/);
  await releaseApi();
  const { queryKey } = freshOptionGroupsQuery;
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);
  await expect.element(field).toHaveAccessibleDescription(/^The first row is missing/);
});
