/** Where the form of a part is, below its site: `item-10-3` has it at `content/10/3`. */
export function partHref(part: string): string {
  const [kind, contentId, detailId] = part.split('-');
  if (kind === 'settings') return 'settings/all';
  return detailId === undefined ? `content/${contentId}/settings` : `content/${contentId}/${detailId}`;
}
