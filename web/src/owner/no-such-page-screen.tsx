import { DashboardNotice } from './parts/dashboard-notice.tsx';
import * as words from './words.en.ts';

/** Shown inside the dashboard for unknown paths. */
export default function NoSuchPageScreen() {
  return (
    <DashboardNotice
      art="/dish-art/1f37d-fe0f.webp"
      title={words.noSuchPage}
      text={words.noSuchPageText}
      link={{ to: '/dashboard', label: words.toDashboard }}
    />
  );
}
