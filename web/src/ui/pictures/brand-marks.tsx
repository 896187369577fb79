import type { ReactNode } from 'react';

/** Google's mark in its own colors, as its sign-in guidelines require. */
export function GoogleIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.7-.1-1.4-.2-2.1H12v4h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-7.9Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.7 6.7 0 0 1-10-3.5H2v2.8A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2a11 11 0 0 0 0 9.8l3.7-2.8Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2 7.1l3.7 2.8A6.6 6.6 0 0 1 12 5.4Z"
      />
    </svg>
  );
}

export function FacebookIcon() {
  return (
    <Outline>
      <path d="M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2z" />
    </Outline>
  );
}

export function GithubIcon() {
  return (
    <Outline>
      <path d="M15 21v-3.4c0-1-.1-1.6-.6-2.1 2.8-.3 5.1-1.5 5.1-5.6 0-1.2-.4-2.3-1.2-3.2.2-.9.2-1.8-.2-2.9 0 0-1-.3-3.1 1.2a11 11 0 0 0-6 0C6.9 3.5 5.9 3.8 5.9 3.8c-.4 1.1-.4 2-.2 2.9-.8.9-1.2 2-1.2 3.2 0 4.1 2.3 5.3 5.1 5.6-.5.5-.6 1.1-.6 2.1V21M9 19c-2.5.8-4-.2-5-2" />
    </Outline>
  );
}

/** Drawn in the style of Lucide's icons, which include no brands. */
function Outline({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
