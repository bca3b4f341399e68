import { lineText } from '../rules/line-text.ts';

/** The same as the server makes. */
export async function lineKeyOf(...facts: Parameters<typeof lineText>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lineText(...facts)));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
