const name = 'again';
const lengthMax = 2_000;

/** The query of the error page that names the address to try again. */
export function failedQuery(address: string): string {
  return `${name}=${encodeURIComponent(address)}`;
}

/** The path of this host that could not be shown; anybody may write a query, so it names no other host. */
export function failedAddress(query: { get(name: string): string | null }): string | undefined {
  const address = query.get(name) ?? '';
  return /^\/(?![/\\])/.test(address) && address.length <= lengthMax ? address : undefined;
}
