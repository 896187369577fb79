/** Three strands of rising steam, in the color of the text around them. Decorative. */
export function Steam({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 72 64"
      className={`steam ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 54C6 44 22 36 14 24C9 17 12 12 15 8" />
      <path d="M36 58C27 46 45 37 36 22C31 14 34 8 38 4" />
      <path d="M58 54C50 44 66 36 58 24C53 17 56 12 59 8" />
    </svg>
  );
}
