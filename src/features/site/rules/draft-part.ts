/** A part of a draft that is saved by itself: the settings, a content, or an item of one. */
export type DraftPart =
  | { kind: 'settings' }
  | { kind: 'content'; contentId: number }
  | { kind: 'item'; contentId: number; detailId: number };

const form = /^(?:settings|content-(\d{1,10})|item-(\d{1,10})-(\d{1,10}))$/;

/** `settings`, `content-10` or `item-10-3`, as calls name it. */
export function readPartName(name: string): DraftPart | undefined {
  const [whole, content, itemContent, item] = form.exec(name) ?? [];
  if (whole === undefined) return undefined;
  if (content !== undefined) return { kind: 'content', contentId: Number(content) };
  if (itemContent !== undefined) return { kind: 'item', contentId: Number(itemContent), detailId: Number(item) };
  return { kind: 'settings' };
}
