import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Overlays from './overlays.ts';

type Entry = { state: unknown; url: string };

/** A history that behaves like a browser's: steps are asynchronous, but pushing is not. */
class FakeHistory {
  entries: Entry[] = [
    { state: { idx: 0, key: 'start' }, url: '/start' },
    { state: { idx: 1, key: 'menu' }, url: '/menu' },
  ];
  index = 1;
  onPopState: () => void = () => undefined;

  get current(): Entry {
    return this.entries[this.index] ?? { state: null, url: '' };
  }
  get state(): unknown {
    return this.current.state;
  }
  pushState(state: unknown, _: string, url = this.current.url): void {
    this.entries.splice(this.index + 1, Infinity, { state, url });
    this.index += 1;
  }
  replaceState(state: unknown, _: string, url = this.current.url): void {
    this.entries[this.index] = { state, url };
  }
  go(steps: number): void {
    setTimeout(() => {
      if (!this.entries[this.index + steps]) return;
      this.index += steps;
      this.onPopState();
    }, 10);
  }
  back(): void {
    this.go(-1);
  }
  urls(): string[] {
    return this.entries.slice(0, this.index + 1).map(({ url }) => url);
  }
}

let history: FakeHistory;
let overlays: typeof Overlays;
/** URLs of the steps that reached the router. */
let routed: string[];

const settled = () => vi.advanceTimersByTimeAsync(2000);

async function back(): Promise<void> {
  history.back();
  await settled();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  history = new FakeHistory();
  routed = [];
  vi.stubGlobal('window', { history, scrollX: 0, scrollY: 0, scrollTo: vi.fn() });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  overlays = await import('./overlays.ts');
  overlays.watchHistory();
  history.onPopState = () => {
    if (!overlays.takeStep()) routed.push(history.current.url);
  };
});

describe('an overlay on top of a page', () => {
  it('is closed by Back, which stays on the page; the next Back leads to the previous page', async () => {
    const close = vi.fn();
    overlays.openOverlay(close);
    await back();
    expect(close).toHaveBeenCalledOnce();
    expect(history.urls()).toEqual(['/start', '/menu']);
    expect(routed).toEqual([]);
    await back();
    expect(routed).toEqual(['/start']);
  });

  it('leaves no entry behind when it is closed in another way', async () => {
    overlays.openOverlay(vi.fn())();
    await settled();
    expect(history.urls()).toEqual(['/start', '/menu']);
    await back();
    expect(routed).toEqual(['/start']);
  });

  it('closes one by one, topmost first', async () => {
    const closed: string[] = [];
    overlays.openOverlay(() => closed.push('panel'));
    overlays.openOverlay(() => closed.push('list'));
    await back();
    expect(closed).toEqual(['list']);
    await back();
    expect(closed).toEqual(['list', 'panel']);
    await back();
    expect(routed).toEqual(['/start']);
  });

  it('hands its history entry to a page that is opened from it', async () => {
    const leave = overlays.openOverlay(vi.fn());
    history.pushState({ idx: 2, key: 'profile' }, '', '/profile');
    leave();
    await settled();
    expect(history.urls()).toEqual(['/start', '/menu', '/profile']);
    await back();
    expect(routed).toEqual(['/menu']);
  });

  it('leaves its place to a page that is opened while its entry is being removed', async () => {
    const leave = overlays.openOverlay(vi.fn());
    leave();
    await vi.advanceTimersByTimeAsync(5);
    history.pushState({ idx: 2, key: 'profile' }, '', '/profile');
    await settled();
    expect(history.urls()).toEqual(['/start', '/menu', '/profile']);
    expect(routed).toEqual([]);
  });

  it('passes a URL change on to the page beneath it', async () => {
    const leave = overlays.openOverlay(vi.fn());
    history.replaceState({ idx: 1, key: 'other' }, '', '/menu?page=2');
    leave();
    await settled();
    expect(history.urls()).toEqual(['/start', '/menu?page=2']);
    expect(history.state).toEqual({ idx: 1, key: 'other' });
  });

  it('is not opened again by Forward, and Forward is undone', async () => {
    overlays.openOverlay(vi.fn());
    await back();
    history.go(1);
    await settled();
    expect(history.urls()).toEqual(['/start', '/menu']);
    expect(routed).toEqual([]);
  });

  it('stays open over the next page, with an entry on top of that page', async () => {
    const close = vi.fn();
    overlays.openOverlay(close);
    history.pushState({ idx: 2, key: 'profile' }, '', '/profile');
    await settled();
    await back();
    expect(close).toHaveBeenCalledOnce();
    expect(history.urls()).toEqual(['/start', '/menu', '/profile']);
  });

  it('is closed by a history step beyond the page', async () => {
    const close = vi.fn();
    overlays.openOverlay(close);
    history.go(-2);
    await settled();
    expect(close).toHaveBeenCalledOnce();
    expect(routed).toEqual(['/start']);
  });

  it('delays code that counts steps from the page', async () => {
    const leave = overlays.openOverlay(vi.fn());
    leave();
    const onPage = overlays.whenOnPage().then(() => history.urls());
    await settled();
    expect(await onPage).toEqual(['/start', '/menu']);
  });

  it('may open again while its entry is being removed', async () => {
    overlays.openOverlay(vi.fn())();
    await vi.advanceTimersByTimeAsync(5);
    const close = vi.fn();
    overlays.openOverlay(close);
    await settled();
    await back();
    expect(close).toHaveBeenCalledOnce();
    expect(history.urls()).toEqual(['/start', '/menu']);
  });
});

it('an overlay is gone after the page beneath it is reloaded', async () => {
  overlays.openOverlay(vi.fn());
  vi.resetModules();
  overlays = await import('./overlays.ts');
  overlays.watchHistory();
  await settled();
  expect(history.urls()).toEqual(['/start', '/menu']);
});
