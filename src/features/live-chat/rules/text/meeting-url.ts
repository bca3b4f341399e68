import { meetingUrlMax } from '../limits/chat-limits.ts';
import { isPlainAddress } from './links.ts';

/** Whether an address may stand behind a join button: https, and otherwise as any link of a message. */
export function isMeetingUrl(text: string): boolean {
  return text.length <= meetingUrlMax && /^https:/i.test(text) && isPlainAddress(text);
}
