import { DashboardNotice } from './parts/dashboard-notice.tsx';
import * as titles from '../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** Shown inside the dashboard for unknown paths. */
export default function NoSuchPageScreen() {
  return (
    <DashboardNotice
      art="/dish-art/painted/0-6-0.svg"
      title={titles.notFound}
      text={words.noSuchPageText}
      link={{ to: '/dashboard', label: words.toDashboard }}
    />
  );
}
