export type Kind = 'success' | 'warning' | 'error';

const shapes: Record<Kind, string> = {
  success: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  warning: '<path d="M12 5v8.5M12 18.5v.01"/>',
  error: '<path d="M7 7l10 10M17 7L7 17"/>',
};

/** Returns an icon in the style of the site's icons; sweet-alert.css sets its color and disc. */
export function messageIcon(kind: Kind): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes[kind]}</svg>`;
}
