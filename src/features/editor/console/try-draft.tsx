import type { DraftPartProps } from '#console/console-feature.ts';
import { DraftParts } from '#console/ui/draft-parts.tsx';
import type { Outline } from './use-outline.ts';

/** What can be tried of an event that sells tickets, for whoever may change it. */
export function TryDraft({ outline, ...props }: DraftPartProps & { outline: Outline }) {
  const sells = outline.contents.some(({ moduleCode, items }) => moduleCode === 'ticket' && items > 0);
  return sells && outline.rights.includes('edit') ? <DraftParts {...props} /> : null;
}
