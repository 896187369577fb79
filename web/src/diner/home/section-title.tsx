/** A section's heading with a small line in tomato above it. */
export function SectionTitle({ eyebrow, title }: { eyebrow: string; title: string }) {
  return (
    <div>
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-2 max-w-xl text-title font-bold">{title}</h2>
    </div>
  );
}
