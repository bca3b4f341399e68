import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { EditorTexts } from '../texts/jpn.ts';

/** What is wrong with a field, in words. */
export function issueSaid({ code, limit = 0, said }: FieldIssue, { issues }: EditorTexts): string {
  if (said !== undefined && said !== '') return said;
  const words = issues[code];
  return typeof words === 'function' ? words(limit) : words;
}
