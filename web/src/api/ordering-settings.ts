import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pauseOrdering, resumeOrdering } from '@thymely/contract/kitchen/endpoints';
import {
  closeOrdering,
  getOrdering,
  getOrderingSettings,
  reopenOrdering,
  setOrderingSettings,
  type NewOrderingSettings,
  type OrderingSettings,
} from '@thymely/contract/ordering/endpoints';
import { callApi } from '../lib/http/call-api.ts';
import { isApiError } from '../lib/http/api-error.ts';
import { heartbeatKey, type Heartbeat } from './kitchen.ts';
import { publicKeys } from './query-client.ts';

/** How long another instance of the API may still return values from before a change. */
const staleAnswersMs = 6000;

/** How often the preview is refetched: it changes with the time of day. */
const previewEveryMs = 60_000;

/** How often the settings are refetched: the kitchen may have paused orders. */
const settingsEveryMs = 60_000;

/** The settings of ordering, for editing: someone else may have just changed them. */
export const orderingSettingsQuery = queryOptions({
  queryKey: ['ordering-settings'],
  queryFn: ({ signal }) => callApi(getOrderingSettings, { signal }),
  staleTime: 0,
  refetchInterval: settingsEveryMs,
});

/** The state of ordering as guests see it, past every cache. */
export const guestPreviewQuery = queryOptions({
  queryKey: ['ordering-preview'],
  queryFn: ({ signal }) => callApi(getOrdering, { signal, asSignedIn: true }),
  staleTime: 0,
  refetchInterval: previewEveryMs,
});

/** Returns the current settings from the error of a save, if someone else has changed them. */
export function currentOrderingSettingsIn(error: unknown): OrderingSettings | undefined {
  if (!isApiError(error, 409) || error.current === undefined) return undefined;
  return error.current as OrderingSettings;
}

/** Returns a function that updates the settings wherever they are shown, and the preview. */
function useShowSettings() {
  const client = useQueryClient();
  return async (
    change: (settings: OrderingSettings | undefined) => OrderingSettings | undefined,
  ): Promise<void> => {
    const { queryKey } = orderingSettingsQuery;
    // An older answer still in flight would replace the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, change);
    const askAgain = () => {
      void client.invalidateQueries({ queryKey: guestPreviewQuery.queryKey });
      void client.invalidateQueries({ queryKey: [publicKeys.ordering] });
    };
    askAgain();
    setTimeout(askAgain, staleAnswersMs);
  };
}

/** Saves the settings if they still have the revision that the edit started from. */
export function useSetOrderingSettings() {
  const show = useShowSettings();
  return useMutation({
    mutationFn: (settings: NewOrderingSettings) => callApi(setOrderingSettings, { body: settings }),
    onSuccess: (saved) => show(() => saved),
    onError: async (error) => {
      const current = currentOrderingSettingsIn(error);
      if (current) await show(() => current);
    },
  });
}

/** Shows a pause, or its end, on a kitchen screen before its next heartbeat does. */
function useShowPause() {
  const client = useQueryClient();
  return (pausedUntil: string | null) => {
    client.setQueriesData<Heartbeat>({ queryKey: heartbeatKey }, (beat) =>
      beat ? { ...beat, pausedUntil, askedAtMs: Date.now() } : undefined,
    );
  };
}

export type PauseRequest = { minutes: number | 'today'; reason: string };

/** Pauses ordering. */
export function usePauseOrdering() {
  const show = useShowSettings();
  const showPause = useShowPause();
  return useMutation({
    mutationFn: (body: PauseRequest) => callApi(pauseOrdering, { body }),
    onSuccess: (pause) => {
      showPause(pause.pausedUntil);
      return show((settings) => settings && { ...settings, ...pause });
    },
  });
}

/** Ends a pause of ordering. */
export function useResumeOrdering() {
  const show = useShowSettings();
  const showPause = useShowPause();
  return useMutation({
    mutationFn: () => callApi(resumeOrdering, {}),
    onSuccess: () => {
      showPause(null);
      return show((settings) => settings && { ...settings, pausedUntil: null, pauseReason: '' });
    },
  });
}

/** Closes ordering with a sentence for guests. */
export function useCloseOrdering() {
  const show = useShowSettings();
  return useMutation({
    mutationFn: (body: { notice: string }) => callApi(closeOrdering, { body }),
    onSuccess: ({ closedNotice }) => show((settings) => settings && { ...settings, closedNotice }),
  });
}

/** Reopens ordering. */
export function useReopenOrdering() {
  const show = useShowSettings();
  return useMutation({
    mutationFn: () => callApi(reopenOrdering, {}),
    onSuccess: () => show((settings) => settings && { ...settings, closedNotice: null }),
  });
}
