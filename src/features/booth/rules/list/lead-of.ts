const longest = 120;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** How a text begins, without its HTML: its first sentence, in one line. */
export function leadOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  const first = /^.*?(?:[。！？]|[.!?](?= |$))/.exec(text)?.[0] ?? text;
  const letters = [...first];
  return letters.length <= longest
    ? first
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
