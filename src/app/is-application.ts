/** Whether a page's address says that it is shown in the native app (core 4.6). */
export function isApplicationAt(search: URLSearchParams): boolean {
  return ['1', 'true'].includes(search.get('isApplication') ?? '');
}
