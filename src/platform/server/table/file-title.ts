/** A title as part of the name of a file, on any system. */
export function fileTitle(title: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = title.replace(/[\u0000-\u001f<>:"/\\|?*]+/g, ' ').trim();
  return [...plain].slice(0, 60).join('');
}
