/** What a press on a button of Google's would meet, announced as soon as it is known. */
export function GoogleNote({ note }: { note: string | undefined }) {
  return (
    <p role="status" className="text-center text-sm leading-snug text-soft empty:sr-only">
      {note}
    </p>
  );
}
