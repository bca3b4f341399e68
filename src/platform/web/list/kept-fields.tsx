/** The flags that an address keeps, in a form whose sending makes a new query. */
export function KeptFields({ query }: { query: string }) {
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
