/** A section's heading with a small line in tomato above it. */
export function SectionTitle({ eyebrow, title }: { eyebrow: string; title: string }) {
  return (
    <div className="flex-1 basis-48">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-2 text-title font-bold">{title}</h2>
    </div>
  );
}
