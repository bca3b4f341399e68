let shown: CSSStyleSheet | undefined;

/** Shows the page in the colours and the style sheet of the draft, over those that are published. */
export function showDraftStyle(css: string, target: Pick<Document, 'adoptedStyleSheets'> = document): void {
  if (shown === undefined) {
    shown = new CSSStyleSheet();
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, shown];
  }
  shown.replaceSync(css);
}
