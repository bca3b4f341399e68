import { status } from '#kernel/status.ts';
import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { isCallError, isStatus } from './call-error.ts';

/**
 * A failed call in the visitor's words: the server's own message, or `failed` without one. The browser's
 * message for a broken connection is Japanese in every language (ERROR-016), and is not shown to anybody.
 */
export function saidOf(error: unknown, words: CommonTexts, failed: string = words.failed): string {
  if (isStatus(error, status.networkError, status.timeout)) return words.offlineText;
  if (!isCallError(error) || error.status === 'pass' || error.status === status.failed) return failed;
  return error.message || failed;
}
