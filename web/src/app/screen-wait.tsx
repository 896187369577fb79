import type { ReactNode } from 'react';
import { useIsWaitingForNetwork } from '../lib/network.ts';
import { OfflinePage } from './trouble-pages.tsx';

/** Stands for a screen whose code is on its way, or has to wait for the network. */
export function ScreenWait({ fallback }: { fallback: ReactNode }) {
  return useIsWaitingForNetwork() ? <OfflinePage /> : fallback;
}
