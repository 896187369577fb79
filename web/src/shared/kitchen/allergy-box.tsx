import TriangleAlertIcon from 'lucide-react/icons/triangle-alert';
import * as words from './words.en.ts';

/** What the guest must not eat, in their own words: it is louder than anything else on the order. */
export function AllergyBox({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="flex gap-2 rounded-sm bg-alarm px-3 py-2 text-base leading-snug font-bold text-on-alarm wrap-anywhere roomy:items-center roomy:gap-3 roomy:px-4 roomy:py-3 roomy:text-(length:--order-line)">
      <TriangleAlertIcon aria-hidden="true" className="mt-px size-5 shrink-0 roomy:size-[1.25em]" />
      <span className="min-w-0">{words.allergies(<bdi key="text">{text}</bdi>)}</span>
    </p>
  );
}
