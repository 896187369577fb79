/**
 * Starts the app after the first paint: a module script in the page would count as work the paint
 * waits for. The addresses stand in attributes of the script's own element, so the text, and with
 * it the hash in the Content-Security-Policy, never changes between builds.
 */
export const bootScript = [
  '(function(d,s){',
  'function add(tag,set){var e=d.createElement(tag);set(e);d.head.appendChild(e)}',
  'function boot(){',
  's.preload.split(" ").filter(Boolean).forEach(function(u){',
  'add("link",function(e){e.rel="modulepreload";e.href=u})});',
  'add("script",function(e){e.type="module";e.src=s.entry})}',
  'd.visibilityState==="hidden"?boot():requestAnimationFrame(function(){setTimeout(boot)})',
  '})(document,document.currentScript.dataset)',
].join('');

/** The boot script's element. `preload`: the modules the page needs besides the entry. */
export function bootElement({ entry, preload }: { entry: string; preload: string[] }): string {
  return `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${bootScript}</script>`;
}
