import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useQuery } from '@tanstack/react-query';
import { fakeTime } from '../../../testing/fake-time.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { portionsQuery } from '../../api/portions.ts';
import type { BoardNews } from '../../lib/live/live-chunk.ts';
import type { watchBoardNews } from '../../lib/live/live-orders.ts';
import { useLiveNews } from './use-live-news.ts';

type Handlers = Parameters<typeof watchBoardNews>[0];

const watched: Handlers[] = [];
const stop = vi.fn();
const watch = (handlers: Handlers) => {
  watched.push(handlers);
  return stop;
};

function News() {
  const heard = useLiveNews(true, watch);
  return <p>{`closed: ${heard?.closedNotice}, paused: ${heard?.pausedUntil}`}</p>;
}

const closed: BoardNews = {
  pausedUntil: '2026-03-01T18:00:00.000Z',
  closedNotice: 'Back on Monday.',
  acknowledgedAt: null,
  limitedAt: undefined,
};

const paused = `paused: ${closed.pausedUntil}`;
const closedAndPaused = page.getByText(`closed: Back on Monday., ${paused}`);

beforeEach(() => {
  watched.length = 0;
  stop.mockClear();
});

test('a board that the rules have refused its news asks for them again after half a minute', async () => {
  const pass = fakeTime();
  await renderPart(<News />, { as: ada });
  expect(watched).toHaveLength(1);
  watched[0]?.onTrouble('refused');
  await pass(29_000);
  expect(watched).toHaveLength(1);
  await pass(2000);
  await expect.poll(() => watched).toHaveLength(2);
  watched[1]?.onChange(closed);
  await expect.element(closedAndPaused).toBeVisible();
});

test.each(['failed', 'slow'] as const)(
  'a listener that is %s keeps its watch, which begins again by itself',
  async (trouble) => {
    const pass = fakeTime();
    await renderPart(<News />, { as: ada });
    watched[0]?.onTrouble(trouble);
    await pass(60_000);
    expect(watched).toHaveLength(1);
    expect(stop).not.toHaveBeenCalled();
  },
);

test('without the listener, the pause that was heard last stays, and what is closed is asked elsewhere', async () => {
  await renderPart(<News />, { as: ada });
  watched[0]?.onChange(closed);
  await expect.element(closedAndPaused).toBeVisible();
  watched[0]?.onTrouble('slow');
  await expect.element(page.getByText(`closed: undefined, ${paused}`)).toBeVisible();
  watched[0]?.onChange({ ...closed, closedNotice: null });
  await expect.element(page.getByText(`closed: null, ${paused}`)).toBeVisible();
});

function Limits() {
  useLiveNews(true, watch);
  return <p>{`limits: ${useQuery(portionsQuery).data?.portions.length}`}</p>;
}

test('the first limit of portions that another screen sets is asked for at once', async () => {
  const call = 'GET /kitchen/portions';
  await answerApi({ call, json: { day: '2026-03-01', portions: [] } });
  await renderPart(<Limits />, { as: ada });
  await expect.element(page.getByText('limits: 0')).toBeVisible();
  watched[0]?.onChange(closed);
  expect(await callsTo(call)).toHaveLength(1);
  const soup = { dish: 'soup', name: 'Soup', left: 8 };
  await answerApi({ call, json: { day: '2026-03-01', portions: [soup] } });
  watched[0]?.onChange({ ...closed, limitedAt: '2026-03-01T17:00:00.000Z' });
  await expect.element(page.getByText('limits: 1')).toBeVisible();
});
