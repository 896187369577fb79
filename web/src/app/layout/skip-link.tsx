/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-leaf-700 px-4 py-2 font-semibold text-on-leaf focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
