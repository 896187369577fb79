import { orderingLimits } from '@thymely/contract/ordering/limits';
import { useRef, useState } from 'react';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { useCloseOrdering, useReopenOrdering } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/field.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import * as words from './words.en.ts';

/** Closes ordering with a sentence for guests, or reopens it, whatever else is being edited. */
export function ClosingCard({ settings }: { settings: OrderingSettings }) {
  const close = useCloseOrdering();
  const reopen = useReopenOrdering();
  // An API from before ordering could be closed sends no such field.
  const closedNotice = settings.closedNotice ?? null;
  const error = close.error ?? reopen.error;
  const card = useRef<HTMLElement>(null);
  // The pressed button is gone, so the focus moves.
  const onSuccess = () => {
    focusSoon(() => card.current?.querySelector('button, summary'));
  };
  return (
    <section
      ref={card}
      aria-labelledby="closing"
      className="grid gap-4 rounded-lg bg-card p-5 shadow-card sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="closing" className="text-lg font-bold">
          {closedNotice === null ? words.closeOrdering : words.orderingClosed}
        </h2>
        <p role="status" className="text-sm wrap-anywhere text-soft">
          {closedNotice === null ? words.closeOrderingText : words.guestsRead(closedNotice)}
        </p>
      </div>
      {closedNotice === null ? (
        <NoticeForm
          busy={close.isPending}
          onClose={(notice) => {
            reopen.reset();
            close.mutate({ notice }, { onSuccess });
          }}
        />
      ) : (
        <Button
          tone="outline"
          busy={reopen.isPending}
          onClick={() => {
            close.reset();
            reopen.mutate(undefined, { onSuccess });
          }}
        >
          {words.reopenOrdering}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {messageOf(error)}
        </p>
      )}
    </section>
  );
}

type NoticeFormProps = { busy: boolean; onClose: (notice: string) => void };

/** The sentence, behind a line that nobody opens by accident. */
function NoticeForm({ busy, onClose }: NoticeFormProps) {
  const [notice, setNotice] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <details>
      <summary className="min-h-11 content-center text-sm font-semibold">
        {words.writeSentence}
      </summary>
      <div className="grid gap-3 pt-1">
        <TextAreaField
          label={words.sentence}
          hint={words.sentenceHint}
          error={isMissing ? words.sentenceMissing : undefined}
          rows={3}
          autoComplete="off"
          maxLength={orderingLimits.closedNoticeLength}
          value={notice}
          onChange={({ target }) => {
            setNotice(target.value);
            setIsMissing(false);
          }}
        />
        <Button
          tone="outline"
          busy={busy}
          onClick={() => {
            // A sentence is one line, because a page shows it within its text.
            const line = notice.trim().replaceAll(/\s+/g, ' ');
            if (line === '') setIsMissing(true);
            else onClose(line);
          }}
        >
          {words.closeOrdering}
        </Button>
      </div>
    </details>
  );
}
