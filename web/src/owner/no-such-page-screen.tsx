import { DashboardNotice } from './parts/dashboard-notice.tsx';
import * as titles from '../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** Shown inside the dashboard for unknown paths. */
export default function NoSuchPageScreen() {
  return (
    <DashboardNotice
      art="/dish-art/1f37d-fe0f.webp"
      title={titles.notFound}
      text={words.noSuchPageText}
      link={{ to: '/dashboard', label: words.toDashboard }}
    />
  );
}
