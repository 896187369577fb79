import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DashboardNotice } from '../../owner/parts/dashboard-notice.tsx';
import { messageOf } from '../../lib/http/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageChange } from '../page-change.tsx';
import * as words from '../words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** How long a check runs before the page says what is being checked. */
const patienceMs = 300;

type StaffCheckProps = {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  /** Whether the answer is yes, and what it opens is being drawn: what is shown stays until then. */
  isPassed: boolean;
  /** The frame of the area. */
  frame: Elements;
  /** Shown while the check takes longer than usual. */
  checking: Elements;
  /** Shown when the answer is no. */
  refused: Elements;
};

/** Fills the page until a check has passed, and also when it fails. */
export function StaffCheck({ query, isPassed, frame, checking, refused }: StaffCheckProps) {
  const isSlow = useIsSlow();
  const isChecking = query.isPending || isPassed;
  if (isChecking && !isSlow) return frame;
  return (
    <main id="main" className="grid min-h-dvh place-content-center p-4">
      {isChecking && checking}
      {!isChecking && query.isError && (
        <ErrorState
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!isChecking && !query.isError && refused}
    </main>
  );
}

/** Whether it has been shown for a while. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSlow;
}

type StaffRefusalProps = { title: string; text: string; pageTitle: string };

/** Tells a signed-in person that an area is not for them. */
export function StaffRefusal({ title, text, pageTitle }: StaffRefusalProps) {
  return (
    <>
      <DashboardNotice
        art="/dish-art/painted/0-7-0.svg"
        title={title}
        text={text}
        link={{ to: '/', label: words.backHome }}
      />
      <PageChange title={pageTitle} page={`${title}, refused`} />
    </>
  );
}
