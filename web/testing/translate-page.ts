/**
 * Runs in a page, and translates it for as long as it is open, as Chrome does: each text is replaced
 * by elements around a new one, except where `translate="no"` says that it stays. The new text looks
 * the same: a blank without a width makes it another one. Returns what ends it.
 */
export function translatePage(): () => void {
  const mark = '\u200b';
  const untouched =
    'script, style, noscript, title, textarea, template, svg, [translate="no"], font';
  const translateText = (text: Text): void => {
    const { parentElement, data } = text;
    if (data.trim() === '' || !parentElement || parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(data.replaceAll(mark, '') + mark);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node): void => {
    if (node instanceof Text) translateText(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translateText(text);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes, type } of mutations) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) translateIn(node);
    }
  });
  translateIn(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
