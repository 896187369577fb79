import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { adminCheckQuery } from '../api/users.ts';
import { brand } from '../brand/brand.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { DashboardLayout } from '../features/admin/dashboard-layout.tsx';
import { DashboardNotice } from '../features/admin/dashboard-notice.tsx';
import { useReadyAccount } from '../lib/auth/auth-state.ts';
import { messageOf } from '../lib/http/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BrandMark } from './layout/brand-mark.tsx';
import { PageChange } from './page-change.tsx';

const title = `Dashboard — ${brand.name}`;

/** A check that takes longer than this shows what is being checked. */
const patienceMs = 300;

/** Shows the dashboard to admins. Its screens mount, and fetch, only after the check has passed. */
export default function AdminsOnly({ children }: { children: ReactNode }) {
  const account = useReadyAccount();
  const check = useQuery({
    ...adminCheckQuery(account?.email ?? ''),
    enabled: account !== undefined,
  });

  if (check.data?.admin) {
    return <DashboardLayout brandMark={<BrandMark />}>{children}</DashboardLayout>;
  }
  return (
    <main id="main" className="grid min-h-dvh place-content-center p-4">
      {check.isPending && <Checking />}
      {check.isError && (
        <ErrorState
          message={messageOf(check.error)}
          busy={check.isFetching}
          onRetry={() => void check.refetch()}
        />
      )}
      {check.data && <ForAdminsOnly />}
    </main>
  );
}

function ForAdminsOnly() {
  return (
    <>
      <DashboardNotice
        art="/dish-art/1f9d1-200d-1f373.webp"
        title="Kitchen staff only"
        text="The dashboard is for the people who run the restaurant. Ask an admin for access."
        link={{ to: '/', label: 'Back to Home' }}
      />
      <PageChange title={title} page="dashboard refused" />
    </>
  );
}

function Checking() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isSlow) return <p>Loading...</p>;
  return (
    <div className="grid w-[min(26rem,calc(100vw-2rem))] gap-5 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <h1 className="text-3xl font-bold">Login</h1>
      <p role="status" className="flex items-center gap-2.5 text-soft">
        <Spinner />
        Checking…
      </p>
      <LoginForm disabled onSuccess={() => undefined} />
    </div>
  );
}
