import { pagePictures } from '@brand/page-pictures.ts';
import XIcon from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { classes } from '../../ui/classes.ts';
import { innerHeading } from '../../ui/inner-page.tsx';
import { PlateDrawing } from '../../ui/pictures/plated-art.tsx';
import SessionProblem from './session-problem.tsx';
import { useSignInShown } from './sign-in-shown.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type SignInPageProps = {
  title: string;
  /** One sentence under the title. */
  lead: string;
  /** The address of the plated dish that looks over the card's edge. */
  art: string;
  children: Elements;
  /** Whether it is only for people who are not signed in, so that others do not see it. */
  forVisitors?: boolean;
  /** Called when a retry has registered the person with the API. */
  onRecovered?: () => void;
};

/**
 * The narrow card of the two sign-in screens, with a link back to the home page. On a phone it begins at the top: in the
 * middle, it would move when a note comes below the form, and while its document arrives.
 */
export function SignInPage(props: SignInPageProps) {
  const { title, lead, art, children, forVisitors = false, onRecovered } = props;
  const auth = useAuthState();
  useSignInShown();
  const isStuck = auth.status === 'signed-in' && auth.session === 'failed';
  return (
    <main
      id="main"
      className="relative isolate grid min-h-dvh grid-cols-1 place-items-center overflow-clip max-sm:items-start bg-sand px-4 pt-24 pb-12"
    >
      <TableSetting />
      {forVisitors && (
        <p className="absolute hidden [[data-has-account]_&]:block">{words.loading}</p>
      )}
      <div
        className={classes(
          'relative w-full max-w-112 rounded-lg bg-card p-6 pt-16 shadow-raised sm:p-10 sm:pt-18',
          forVisitors && '[[data-has-account]_&]:invisible',
        )}
      >
        <span className="absolute inset-x-0 -top-16 mx-auto grid size-30 place-items-center rounded-pill bg-leaf-200 ring-8 ring-card">
          <PlateDrawing art={art} className="size-[104px]" isFirst />
        </span>
        <Link
          to="/"
          aria-label={words.close}
          title={words.backHome}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-pill hover:bg-leaf-100 hover:text-leaf-700"
        >
          <XIcon />
        </Link>
        <div className="mb-7 grid gap-2 text-center">
          <h1 className={innerHeading}>{title}</h1>
          <p className="text-balance text-soft">{lead}</p>
        </div>
        {isStuck ? <SessionProblem onRecovered={onRecovered} /> : children}
      </div>
    </main>
  );
}

/**
 * The large discs and dishes around the card, shown where there is room for them. They lie in the window's corners: in the
 * page's, they would move when a note makes the card longer.
 */
function TableSetting() {
  const [first, second, third, fourth] = pagePictures.table;
  return (
    <div aria-hidden="true" className="fixed inset-0 -z-1 overflow-clip">
      <span className="absolute -top-48 -left-40 size-120 rounded-pill bg-leaf-200" />
      <span className="absolute -right-48 -bottom-56 size-140 rounded-pill bg-disc-pizza" />
      <div className="hidden lg:block">
        <PlateDrawing art={first} className="absolute top-20 left-24 size-52" />
        <PlateDrawing art={second} className="absolute top-72 left-12 size-28" />
        <PlateDrawing art={third} className="absolute right-24 bottom-28 size-56" />
        <PlateDrawing art={fourth} className="absolute right-84 bottom-14 size-28" />
      </div>
    </div>
  );
}
