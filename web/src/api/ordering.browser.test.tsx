import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerOrdering } from '../../testing/ordering.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { renewQuery } from '../../testing/renew-query.ts';
import { orderingQuery, useAnswerRules, useOrdering } from './ordering.ts';

test('the rules for an answer stay the same object until one of them changes', async () => {
  const shown: { rules?: object | undefined } = {};
  function Rules() {
    const { data } = useOrdering();
    const rules = useAnswerRules();
    useEffect(() => {
      shown.rules = rules;
    });
    return <p>{`${data?.soldOut.join(' ')}, ${rules?.answerMinutes} minutes`}</p>;
  }
  await renderPart(<Rules />);
  await answerOrdering({ soldOut: ['ember-margherita'], answerMinutes: 8 });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(page.getByText('ember-margherita, 8 minutes')).toBeVisible();
  const before = shown.rules;
  await answerOrdering({ soldOut: ['fire-tom-yum'] });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(page.getByText('fire-tom-yum, 8 minutes')).toBeVisible();
  expect(shown.rules).toBe(before);
  await answerOrdering({ answerMinutes: 9 });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(page.getByText('fire-tom-yum, 9 minutes')).toBeVisible();
  expect(shown.rules).not.toBe(before);
});
