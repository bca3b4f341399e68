import { useEffect, useState } from 'react';
import { useDraft } from '#web/site/use-draft.ts';

/** The name of a booth's memo among the forms of a tab. */
export const memoForm = (contentId: number, boothId: number): string => `memo/${contentId}/${boothId}`;

/** Whether this tab keeps a memo of the member that was not saved: its field, when it is shown, saves it. */
export function useHasUnsavedNote(contentId: number, boothId: number, isFieldShown: boolean): boolean {
  const draft = useDraft(memoForm(contentId, boothId));
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => setUnsaved(draft?.read() !== undefined), [draft, isFieldShown]);
  return isUnsaved && !isFieldShown;
}
