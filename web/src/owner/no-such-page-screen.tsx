import { DashboardNotice } from './parts/dashboard-notice.tsx';

/** Shown inside the dashboard for unknown paths. */
export default function NoSuchPageScreen() {
  return (
    <DashboardNotice
      art="/dish-art/1f37d-fe0f.webp"
      title="Page not found"
      text="There's no page at this address in the dashboard."
      link={{ to: '/dashboard', label: 'Go to the dashboard' }}
    />
  );
}
