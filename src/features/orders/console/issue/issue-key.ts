/**
 * A key of what a list issues: the same list makes the same key in every window and after a reload, so that nobody gets
 * tickets twice by it.
 */
export async function keyOfList(wish: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wish));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 24), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
