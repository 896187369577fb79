import { useQuery } from '@tanstack/react-query';
import { ownUserQuery } from '../../api/users.ts';
import { brand } from '@brand/brand.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { StaffCheck, StaffRefusal } from './staff-check.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** Shows the kitchen's screen to kitchen staff. It mounts, and fetches, only after the check. */
export default function KitchenOnly({ children }: { children: Elements }) {
  const account = useReadyAccount();
  const own = useQuery({ ...ownUserQuery, enabled: account !== undefined });
  const isOfKitchen = own.data !== undefined && own.data.role !== 'user';
  const isDrawn = useDrawnInSlices(isOfKitchen);

  if (isDrawn) {
    return (
      <main id="main" className="min-h-dvh">
        {children}
      </main>
    );
  }
  return (
    <StaffCheck
      query={own}
      isPassed={isOfKitchen}
      frame={<KitchenFrame />}
      checking={
        <p role="status" className="flex items-center gap-2.5 text-soft">
          <Spinner />
          {words.checking}
        </p>
      }
      refused={
        <StaffRefusal
          title={words.kitchenOnly}
          text={words.kitchenOnlyText}
          pageTitle={`${titles.kitchen} — ${brand.name}`}
        />
      }
    />
  );
}
