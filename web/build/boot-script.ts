/**
 * Starts the app once the first paint has been observed: a module script in the page would count as
 * work the paint waits for, and what merely waits for a frame runs ahead of it on a busy device. The
 * addresses stand in attributes of the script's own element, so the text, and with it the hash in
 * the Content-Security-Policy, never changes between builds.
 */
export const bootScript = [
  '(function(d,s){',
  'var begun;',
  'function add(tag,set){var e=d.createElement(tag);set(e);d.head.appendChild(e)}',
  'function boot(){',
  'if(begun)return;begun=1;',
  's.preload.split(" ").filter(Boolean).forEach(function(u){',
  'add("link",function(e){e.rel="modulepreload";e.href=u})});',
  'add("script",function(e){e.type="module";e.src=s.entry})}',
  'var P=window.PerformanceObserver;',
  // Nothing is painted in a hidden tab, nor by a page that is drawn in the browser.
  'if(d.visibilityState==="hidden"||s.drawn===undefined)boot();',
  'else if(P&&(P.supportedEntryTypes||[]).indexOf("paint")>=0){',
  'new P(boot).observe({type:"paint",buffered:true});setTimeout(boot,3000)}',
  'else requestAnimationFrame(function(){setTimeout(boot)})',
  '})(document,document.currentScript.dataset)',
].join('');

type Boot = {
  entry: string;
  /** The modules the page needs besides the entry. */
  preload: string[];
  /** Whether the page shows something before the app runs. */
  isDrawn: boolean;
};

/** The boot script's element. */
export function bootElement({ entry, preload, isDrawn }: Boot): string {
  const drawn = isDrawn ? ' data-drawn' : '';
  return `<script data-entry="${entry}" data-preload="${preload.join(' ')}"${drawn}>${bootScript}</script>`;
}
