/** Gives the visitor a file: the browser saves it, or asks what to do with it. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Later: the browser may not have begun to read it.
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
