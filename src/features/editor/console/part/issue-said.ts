import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { FormWords } from '../form/form-words.ts';
import type { EditorTexts } from '../texts/jpn.ts';

/** What is wrong with a field, in words. */
export function issueSaid(
  { code, limit = 0, said = '', words: own }: FieldIssue,
  { issues }: EditorTexts,
  { faultOf }: Pick<FormWords, 'faultOf'>,
): string {
  const words = own ?? faultOf(said) ?? issues[code];
  return typeof words === 'function' ? words(limit) : words;
}
