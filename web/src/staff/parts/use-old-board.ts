import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { orderStepKey } from '../../api/kitchen.ts';
import { isReachable } from '../../lib/chunks/network.ts';
import { isOlderVersion, isReloadDue, mayReload, reloadedNow, type Reloaded } from './old-board.ts';

const lookEveryMs = 1000;
const reloadedKey = 'kitchen-reloaded';

type OldBoardOptions = {
  /** The version of the server; undefined while it is not known, or cannot be reached. */
  serverVersion: string | undefined;
  ownVersion?: string;
  reload?: () => void;
};

/** Loads a board that is older than the server again, and returns whether it is about to. */
export function useOldBoard(options: OldBoardOptions): boolean {
  const { serverVersion, ownVersion = import.meta.env.VITE_VERSION } = options;
  const { reload = reloadPage } = options;
  const client = useQueryClient();
  const [allowed, setAllowed] = useState<string>();
  const isOlder = serverVersion !== undefined && isOlderVersion(ownVersion, serverVersion);
  const isAboutTo = isOlder && allowed === serverVersion;
  useEffect(() => {
    if (!isOlder) return;
    let sinceMs: number | undefined;
    let isAsking = false;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearInterval(timer);
    };
    const isDue = () => {
      const isPressed = client.isMutating({ mutationKey: orderStepKey }) > 0;
      const isBusy = isPressed || document.querySelector('dialog[open]') !== null;
      return sinceMs !== undefined && isReloadDue(performance.now() - sinceMs, isBusy);
    };
    const reloadIfReachable = async () => {
      isAsking = true;
      // Without a connection, the page of the browser would take the place of the board.
      const canLoad = await isReachable();
      isAsking = false;
      if (isOver || !canLoad || !isDue()) return;
      end();
      if (storeReloaded(reloadedNow(serverVersion, readReloaded(), Date.now()))) reload();
      else setAllowed(undefined);
    };
    const mayBegin = () => {
      const last = readReloaded();
      // Without storage, a board whose pages are not new yet would load itself again and again.
      return mayReload(serverVersion, last, Date.now()) && storeReloaded(last);
    };
    const timer = setInterval(() => {
      if (sinceMs === undefined && !mayBegin()) return;
      sinceMs ??= performance.now();
      setAllowed(serverVersion);
      if (isDue() && !isAsking) void reloadIfReachable();
    }, lookEveryMs);
    return end;
  }, [client, isOlder, reload, serverVersion]);
  return isAboutTo;
}

function reloadPage(): void {
  location.reload();
}

function readReloaded(): Reloaded | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(reloadedKey) ?? '') as Partial<Reloaded>;
    // Boards from before have stored no `times`.
    const { version, atMs, times = 1 } = stored;
    return { version: String(version), atMs: Number(atMs), times: Number(times) };
  } catch {
    return undefined;
  }
}

/** Stores the last reload, or that there was none, and returns whether that was possible. */
function storeReloaded(reloaded: Reloaded | undefined): boolean {
  try {
    sessionStorage.setItem(reloadedKey, JSON.stringify(reloaded ?? null));
    return true;
  } catch {
    return false;
  }
}
