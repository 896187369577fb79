import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import { importsQuery, ordersOfImport, sendTakeBackBatch } from '../../../api/menu/menu-import.ts';
import { refetchMenu } from '../../../api/menu/menu-editing.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { concernedOrders } from '../../parts/named-orders/order-names.ts';
import { askToConfirm } from '../../../ui/messages/messages.ts';
import { questionInWords } from './take-back-in-words.ts';
import { createTakeBackRun, type TakeBackRun, type TakenBack } from './take-back-run.ts';
import * as words from '../words.en.ts';

export type TakeBackState =
  | { step: 'idle' }
  | {
      step: 'running';
      of: FinishedImport;
      soFar: TakenBack;
      /** The reason why it has stopped. */
      problem?: string;
    }
  /** It can no longer be taken back. */
  | { step: 'refused'; message: string }
  | { step: 'done'; result: TakenBack };

/** Takes back an import after a question. `onDone` is called when all of it was taken back. */
export function useTakeBack(onDone: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState<TakeBackState>({ step: 'idle' });
  const run = useRef<{ of: FinishedImport; run: TakeBackRun }>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const resume = async () => {
    if (!run.current) return;
    const { of, run: current } = run.current;
    const { signal } = (controller.current = new AbortController());
    const show = (soFar: TakenBack) => {
      if (!signal.aborted) setState({ step: 'running', of, soFar });
    };
    try {
      show(current.soFar());
      const result = await current.run(signal, show);
      if (signal.aborted) return;
      setState({ step: 'done', result });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      const problem = messageOf(error);
      if (isApiError(error, 404)) setState({ step: 'refused', message: problem });
      else setState({ step: 'running', of, soFar: current.soFar(), problem });
    }
    // This also runs after a failure, because part of the menu may have changed.
    await Promise.all([refetchMenu(client), client.invalidateQueries(importsQuery)]);
  };

  const start = async (finished: FinishedImport) => {
    const isSure = await askToConfirm({
      title: words.takeBackTitle,
      text: questionInWords(finished),
      further: concernedOrders(ordersOfImport(finished._id), words.ordersOfImport),
      confirmText: words.takeBack,
      danger: true,
    });
    if (!isSure) return;
    run.current = { of: finished, run: createTakeBackRun(finished, sendTakeBackBatch) };
    await resume();
  };

  const forget = () => {
    setState({ step: 'idle' });
  };

  return { state, start, resume, forget };
}

export type TakingBack = ReturnType<typeof useTakeBack>;
