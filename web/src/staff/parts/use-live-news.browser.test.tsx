import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeTime } from '../../../testing/fake-time.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
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
