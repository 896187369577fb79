/** The number of CSS pixels in a millimeter. */
const pixelsPerMm = 96 / 25.4;

const paperMm = { width: 80, margin: 4 };

/**
 * Makes the page as long as the ticket: the paper comes from a roll, and CSS has no page whose
 * length follows its content. Returns a function that undoes it.
 */
export function fitPaper(sheet: HTMLElement): () => void {
  const lengthMm = Math.ceil(heightOf(sheet) / pixelsPerMm) + 2 * paperMm.margin;
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `@page { size: ${paperMm.width}mm ${lengthMm}mm; margin: ${paperMm.margin}mm; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
  };
}

/** Returns the height on paper, although the ticket is not visible on the screen. */
function heightOf(sheet: HTMLElement): number {
  sheet.classList.add('ticket-measured');
  const { height } = sheet.getBoundingClientRect();
  sheet.classList.remove('ticket-measured');
  return height;
}
