let shown: CSSStyleSheet | undefined;

/** Shows the page with the colours and the style sheet of the draft instead of the published ones. */
export function showDraftStyle(css: string, target: Pick<Document, 'adoptedStyleSheets'> = document): void {
  if (shown === undefined) {
    shown = new CSSStyleSheet();
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, shown];
  }
  shown.replaceSync(css);
}
