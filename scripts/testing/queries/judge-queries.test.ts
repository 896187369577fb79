import { expect, it } from 'vitest';
import { queryFaults } from './judge-queries.ts';

const record = { server: ['menu', 'users where email EQUAL'], pages: ['orders'] };

it('requirement 70: a stage that sends an unrecorded query fails, whoever else sends it', () => {
  const sent = { queries: ['menu', 'orders'], isWhole: false };
  expect(queryFaults({ sender: 'server', ...sent }, record)).toEqual(['It lacks: orders']);
  expect(queryFaults({ sender: 'pages', ...sent }, record)).toEqual(['It lacks: menu']);
});

it('requirement 70: a whole stage also fails when it no longer sends a recorded query', () => {
  const sent = { sender: 'server', queries: ['menu'] } as const;
  expect(queryFaults({ ...sent, isWhole: false }, record)).toEqual([]);
  expect(queryFaults({ ...sent, isWhole: true }, record)).toEqual([
    'Nothing sends anymore: users where email EQUAL',
  ]);
});
