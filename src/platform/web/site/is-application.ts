/** Whether the query of an address says that its page is shown in the native app (core 4.6). */
export function isApplicationAt(query: string): boolean {
  return ['1', 'true'].includes(new URLSearchParams(query).get('isApplication') ?? '');
}
