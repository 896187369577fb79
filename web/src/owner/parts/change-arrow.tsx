/** Stands between what something was and what it becomes. */
export function ChangeArrow() {
  return (
    <span aria-hidden="true" className="turns-around inline-block">
      →
    </span>
  );
}
