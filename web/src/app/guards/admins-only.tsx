import { useQuery } from '@tanstack/react-query';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { adminCheckQuery, ownUserQuery } from '../../api/users.ts';
import { brand } from '@brand/brand.ts';
import { LoginForm } from '../../diner/account/login-form.tsx';
import { DashboardLayout } from '../../owner/dashboard-layout.tsx';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BrandMark } from '../layout/brand-mark.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { StaffCheck, StaffRefusal } from './staff-check.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** Shows the dashboard to admins. Its screens mount, and fetch, only after the check has passed. */
export default function AdminsOnly({ children }: { children: Elements }) {
  const { pathname } = useLocation();
  const account = useReadyAccount();
  const check = useQuery({
    ...adminCheckQuery(account?.email ?? ''),
    enabled: account !== undefined,
  });

  const isAdmin = check.data?.admin === true;
  const isDrawn = useDrawnInSlices(isAdmin);

  if (isDrawn) {
    return <DashboardLayout brandMark={<BrandMark />}>{children}</DashboardLayout>;
  }
  return (
    <StaffCheck
      query={check}
      isPassed={isAdmin}
      frame={<DashboardFrame isOverview={matchPath('/dashboard', pathname) !== null} />}
      checking={<CheckingAdmin />}
      refused={<NoAdmin />}
    />
  );
}

/** Sends kitchen staff to their own screen and refuses everybody else. */
function NoAdmin() {
  const own = useQuery(ownUserQuery);
  if (own.isPending) return <p>{words.loading}</p>;
  if (own.isError) {
    return (
      <ErrorState
        message={messageOf(own.error)}
        busy={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (own.data.role === 'kitchen') return <Navigate to="/kitchen" replace />;
  return (
    <StaffRefusal
      title={words.adminsOnly}
      text={words.adminsOnlyText}
      pageTitle={`${titles.dashboard} — ${brand.name}`}
    />
  );
}

function CheckingAdmin() {
  return (
    <div className="grid w-[min(26rem,calc(100vw-2rem))] gap-5 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <h1 className="text-3xl font-bold">{titles.login}</h1>
      <p role="status" className="flex items-center gap-2.5 text-soft">
        <Spinner />
        {words.checking}
      </p>
      <LoginForm disabled onSuccess={() => undefined} />
    </div>
  );
}
