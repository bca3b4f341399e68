/** Takes a value out of the query of the shown address, so that no later reader finds it; undefined without one. */
export function takeFromAddress(
  { history, location }: Pick<Window, 'history' | 'location'>,
  name: string,
): string | undefined {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return undefined;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return value;
}
