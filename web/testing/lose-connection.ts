import { onTestFinished, vi } from 'vitest';

/** Reports a lost connection as the browser does; the site does not respond. @returns the way back */
export function loseConnection(): () => void {
  const send = window.fetch.bind(window);
  const spies = [
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    vi
      .spyOn(window, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'HEAD' ? Promise.reject(new TypeError('Lost')) : send(input, init),
      ),
  ];
  const connect = () => {
    for (const spy of spies) spy.mockRestore();
    dispatchEvent(new Event('online'));
  };
  onTestFinished(connect);
  return connect;
}
