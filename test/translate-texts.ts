/** As the translation of a browser leaves a page: each text in elements of its own, with other words. */
export function translateTexts(place: Node): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: `translated ${text.data}` }));
    text.replaceWith(outer);
  }
}
