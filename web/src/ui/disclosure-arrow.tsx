import ChevronDownIcon from 'lucide-react/icons/chevron-down';

/** Says that a summary opens: `flex` takes the browser's own sign away. Its details are a `group`. */
export function DisclosureArrow() {
  return (
    <ChevronDownIcon className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180" />
  );
}
