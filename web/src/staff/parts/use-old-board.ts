import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { orderStepKey } from '../../api/kitchen.ts';
import { isReachable } from '../../lib/chunks/network.ts';
import { isOlderVersion, isReloadDue, mayReload, type Reloaded } from './old-board.ts';

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
      // Without storage, a board whose pages are not new yet would load itself again and again.
      if (storeReloaded({ version: serverVersion, atMs: Date.now() })) reload();
    };
    const timer = setInterval(() => {
      if (sinceMs === undefined && !mayReload(serverVersion, readReloaded(), Date.now())) return;
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
    const { version, atMs } = JSON.parse(sessionStorage.getItem(reloadedKey) ?? '') as Reloaded;
    return { version: String(version), atMs: Number(atMs) };
  } catch {
    return undefined;
  }
}

function storeReloaded(reloaded: Reloaded): boolean {
  try {
    sessionStorage.setItem(reloadedKey, JSON.stringify(reloaded));
    return true;
  } catch {
    return false;
  }
}
