/**
 * Changes the title of the browser's tab when an open page shows another title; the name of the site stays behind it.
 */
export function renameTab(before: string, after: string): void {
  if (before !== '' && document.title.startsWith(before)) document.title = after + document.title.slice(before.length);
}
