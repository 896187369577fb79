import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useOverlay } from '../../lib/history/use-overlay.ts';
import { Button } from '../button.tsx';
import { focusHeading } from '../focus-heading.ts';
import { holdToastsUntil } from '../messages/message-queue.ts';
import { framedPicture, type Subject } from '../messages/message-subject.ts';
import * as words from '../words.en.ts';
import { Modal } from './modal.tsx';

export type Question = {
  title: string;
  text?: string | undefined;
  subject?: Subject;
  /** A sentence below the text of a question with a subject, which may come later. */
  further?: Promise<string>;
  confirmText: string;
  /** The label of the button that changes nothing; default 'Cancel'. */
  cancelText?: string;
  /** Whether the action is destructive: its button is red, the other one has the focus. */
  danger?: boolean;
  /** Whether the button that changes nothing has the initial focus; defaults to `danger`. */
  startOnCancel?: boolean;
};

/** Asks on top of everything that is open. Resolves to whether the answer is yes. */
export function confirm(question: Question): Promise<boolean> {
  const answered = ask(question);
  holdToastsUntil(answered);
  return answered;
}

async function ask(question: Question): Promise<boolean> {
  const place = document.createElement('div');
  place.dataset['question'] = '';
  document.body.append(place);
  const root = createRoot(place);
  const isConfirmed = await new Promise<boolean>((resolve) => {
    root.render(<QuestionDialog {...question} onAnswer={resolve} />);
  });
  root.unmount();
  place.remove();
  // What had the focus is gone.
  if (document.activeElement === document.body) focusHeading();
  return isConfirmed;
}

type QuestionDialogProps = Question & { onAnswer: (isConfirmed: boolean) => void };

/** Escape, Back and a click outside say no. */
function QuestionDialog(props: QuestionDialogProps) {
  const { title, confirmText, cancelText = words.cancel, danger = false, onAnswer } = props;
  const { startOnCancel = danger } = props;
  const element = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    first.current?.focus();
    // Closing the native dialog is what restores the focus.
    return () => dialog?.close();
  }, []);
  const cancel = () => {
    onAnswer(false);
  };
  useOverlay(true, cancel);
  return (
    <Modal
      ref={element}
      label={title}
      describedBy={textId}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg"
      onClose={cancel}
    >
      <div className="grid grid-cols-1 justify-items-center gap-4 p-6 text-center">
        <QuestionContent {...props} textId={textId} />
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button
            ref={startOnCancel ? undefined : first}
            tone={danger ? 'danger' : 'primary'}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {confirmText}
          </Button>
          <Button ref={startOnCancel ? first : undefined} tone="outline" onClick={cancel}>
            {cancelText}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** What is asked, and what it is about: its picture says more than the icon. */
function QuestionContent(props: Question & { textId: string }) {
  const { title, text, subject, further, textId } = props;
  return (
    <>
      {subject?.image ? <SubjectPicture subject={subject} /> : <WarningIcon />}
      <h2 className="text-2xl font-semibold wrap-anywhere">{title}</h2>
      <div id={textId} className="grid justify-items-center gap-2 text-lg text-soft">
        {subject && (
          <p dir="auto" className="subject-name">
            {subject.name}
          </p>
        )}
        {text !== undefined && <p>{text}</p>}
        {further && <LaterSentence sentence={further} />}
      </div>
    </>
  );
}

function SubjectPicture({ subject }: { subject: Subject }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const picture = framedPicture(subject);
    if (picture) place.current?.replaceChildren(picture);
  }, [subject]);
  return <span ref={place} className="contents" />;
}

/**
 * Its room is there from the start, and a longer sentence scrolls in it: no button moves under a
 * finger. The room ends within a line, so that there is more to see of such a sentence.
 */
function LaterSentence({ sentence }: { sentence: Promise<string> }) {
  const [text, setText] = useState('');
  useEffect(() => {
    void sentence.then(setText);
  }, [sentence]);
  return (
    <div
      // It can be scrolled by keyboard where it has more than it can show.
      // oxlint-disable-next-line a11y/no-noninteractive-tabindex
      tabIndex={text === '' ? undefined : 0}
      className="h-[7em] overflow-y-auto wrap-anywhere sm:h-[3.9em]"
    >
      <p role="status">{text}</p>
    </div>
  );
}

function WarningIcon() {
  return (
    <span className="grid size-20 place-items-center rounded-full bg-amber-100 text-amber">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-12"
      >
        <path d="M12 5v8.5M12 18.5v.01" />
      </svg>
    </span>
  );
}
