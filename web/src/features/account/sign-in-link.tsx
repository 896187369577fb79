import { Link, type LinkProps } from 'react-router-dom';

type SignInLinkProps = LinkProps & {
  /** What stands before the link. */
  question: string;
};

/** The way to the other sign-in screen. */
export function SignInLink({ question, ...link }: SignInLinkProps) {
  return (
    <p className="my-6 text-center text-soft">
      {question}{' '}
      <Link {...link} className="font-semibold text-leaf-700 underline underline-offset-4" />
    </p>
  );
}
