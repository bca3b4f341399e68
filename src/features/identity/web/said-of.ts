import { status } from '#kernel/status.ts';
import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';

/** A failure in words: the server's own where it has some. */
export function saidOf(error: unknown, failed: string, words: CommonTexts): string {
  if (isStatus(error, status.networkError, status.timeout)) return words.offlineText;
  return isCallError(error) ? error.message : failed;
}
