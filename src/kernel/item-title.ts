import { isRecord } from '#kernel/is-record.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';

/**
 * What an item is called, whatever its module: its title or name, which may stand in a group with a switch (`value`), or
 * among the parts of a booth (`items`).
 */
export function titleOfItem(item: unknown): LocalizedText | undefined {
  if (!isRecord(item)) return undefined;
  for (const named of [item['title'], item['name']]) {
    const text = isRecord(named) && 'value' in named ? named['value'] : named;
    if (isLocalizedText(text)) return text;
  }
  return Array.isArray(item['items']) ? undefined : titleOfItem(item['items']);
}
