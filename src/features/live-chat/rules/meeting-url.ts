import { meetingUrlMax } from './chat-limits.ts';

/** Whether an address may stand behind a join button: https, a plain host, and no name or password in it. */
export function isMeetingUrl(text: string): boolean {
  return (
    text.length <= meetingUrlMax &&
    /^https:\/\/(?=[a-z0-9])[a-z0-9.-]+\.[a-z]{2,}(:\d{1,5})?(\/[!-~]*|\?[!-~]*)?$/i.test(text)
  );
}
