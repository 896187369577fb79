/** Focuses the first match that can be shown, and returns it. */
export function focusIn(region: HTMLElement | null, selector: string): HTMLElement | undefined {
  const matches = region?.querySelectorAll<HTMLElement>(selector) ?? [];
  const target = [...matches].find((match) => {
    match.closest('details')?.setAttribute('open', '');
    return match.getClientRects().length > 0;
  });
  target?.focus();
  return target;
}

/** Shows the first change in the middle of the window, and focuses it. */
export function showChange(form: HTMLFormElement | null): void {
  const change = focusIn(form, '[data-change]') ?? focusIn(form, '[data-total]');
  change?.scrollIntoView({ block: 'center' });
}
