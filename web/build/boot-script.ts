/**
 * The one script in a page's head. Its text, and with it its hash in the Content-Security-Policy,
 * never changes between builds: the URLs are in attributes of its own element.
 *
 * It starts the app after the first paint has been observed: a module script in the page would
 * delay the paint, and a mere animation-frame callback runs before it on a busy device.
 * There is no paint in a hidden tab, nor on a page that is rendered in the browser. The data that the
 * page was built from is requested first: parts cannot be hydrated without it.
 *
 * Until that paint the document is marked `data-unpainted`: nothing moves, and on a phone nothing below the
 * home page's first screen is laid out (styles/art.css, home-art.css).
 *
 * The font comes after the first paint, too: until then its stand-ins (site-font.ts) show the text. It
 * is added once it is loaded, because each addition has the whole page laid out again. A browser that
 * has had it asks for it at once, and waits for a tenth of a second, so that it shows no stand-in.
 *
 * While the app is on its way, it asks for the order of letters and for the form of numbers, each in a task of its own, so
 * that the browser loads what it knows about languages: that took more time than the rest of the app's start
 * (docs/decisions/071-the-first-second.md).
 *
 * Until the app runs, it records interactions with a prerendered page (web/src/lib/kept-presses.ts
 * replays them). Links to other pages are left to the browser, except those that open on top of this one.
 *
 * Where somebody has an access token, the document is marked `data-has-account`: the form to log in is hidden until
 * it is known whether they are still signed in (web/src/diner/account/sign-in-shown.ts).
 *
 * In a browser that is older than the promised ones (README.md) it only shows what a page shows without
 * scripts, in place of a page that nobody can use so; others stay as they were prerendered. The two features came with the
 * last of what is promised.
 *
 * The first error, of any script, loads the reporter (web/src/app/client-errors), which every page can do
 * without until then. Errors that come before it has arrived are kept for it.
 */
export const bootScript = [
  '(function(d,s,l){',
  'if(!("".isWellFormed&&window.CSSPropertyRule))return d.addEventListener("DOMContentLoaded",function(){',
  'var n=d.querySelector("noscript");n.outerHTML=n.textContent});',
  'var begun,asked,known,P=window.PerformanceObserver,errors=window.clientErrors=[];',
  'function add(tag,set){var e=d.createElement(tag);set(e);d.head.appendChild(e)}',
  'function fail(e){',
  'if(errors.length<9)errors.push(e);',
  'if(!asked)asked=add("script",function(r){r.type="module";r.src=s.reporter})||1}',
  '["error","unhandledrejection","clienterror"].forEach(function(t){addEventListener(t,fail)});',
  'function addFont(){',
  'var f=new FontFace("Outfit","url("+s.font+")",{weight:"400 800",display:"fallback"});',
  'if(known)d.fonts.add(f);',
  'f.load().then(function(){d.fonts.add(f);try{localStorage.font=s.font}catch(e){}},function(){})}',
  'function boot(){',
  'if(begun)return;',
  'd.documentElement.removeAttribute("data-unpainted");',
  'if(d.readyState==="loading")return d.addEventListener("DOMContentLoaded",boot);',
  'begun=1;',
  'if(s.pageData)add("link",function(e){',
  'e.rel="preload";e.as="fetch";e.crossOrigin="anonymous";e.href=s.pageData});',
  's.preload.split(" ").filter(Boolean).forEach(function(u){',
  'add("link",function(e){e.rel="modulepreload";e.href=u})});',
  'add("script",function(e){e.type="module";e.onerror=fail;e.src=s.entry});',
  'if(!known)addFont();',
  'setTimeout(Intl.Collator);setTimeout(Intl.NumberFormat)}',
  'function keep(type,what){d.addEventListener(type,function(e){',
  'var t=e.target.closest(what);',
  'if(!t||!t.closest("[data-prerendered]"))return;',
  'if(t.href&&(t.origin+t.pathname!==l.origin+l.pathname&&!t.hasAttribute("data-keep")||t.hash',
  '||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return;',
  'e.preventDefault();e.stopPropagation();',
  't.setAttribute("data-kept",t.value||"");t.setAttribute("aria-busy","true")',
  '},true)}',
  'keep("click","a[href],button,[data-keep]");keep("change","select");',
  'try{if(localStorage["access-token"])d.documentElement.setAttribute("data-has-account","");',
  'if(known=localStorage.font===s.font)addFont()}catch(e){}',
  'if(l.search)d.documentElement.setAttribute("data-query","");',
  'if(d.visibilityState==="hidden"||s.content===undefined||!P)boot();',
  'else{d.documentElement.setAttribute("data-unpainted","");',
  'new P(boot).observe({type:"paint",buffered:true});setTimeout(boot,3000)}',
  '})(document,document.currentScript.dataset,location)',
].join('');

/** What the boot script of a page loads. */
export type Boot = {
  /** The URL of the site's font. */
  font: string;
  entry: string;
  /** The module that reports errors. */
  reporter: string;
  /** The modules the page needs in addition to the entry. */
  preload: string[];
  /** The file with the data that the page was built from; none if it was built from none. */
  pageData: string | undefined;
  /** Whether the page shows something before the app runs. */
  hasContent: boolean;
};

/** The boot script's element. */
export function bootElement({
  font,
  entry,
  reporter,
  preload,
  pageData,
  hasContent,
}: Boot): string {
  const content = hasContent ? ' data-content' : '';
  const data = pageData === undefined ? '' : ` data-page-data="${pageData}"`;
  const urls = `data-entry="${entry}" data-preload="${preload.join(' ')}" data-reporter="${reporter}"`;
  return `<script ${urls} data-font="${font}"${data}${content}>${bootScript}</script>`;
}
