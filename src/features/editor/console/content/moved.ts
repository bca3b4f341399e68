/** The list with one entry at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  const others = entries.filter((_, at) => at !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
