const block =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|br|hr|tr|t[hd]|table|figure|figcaption|section|article|blockquote|pre)\b[^>]*>/g;

/** The text that a reader would see of the HTML, in one line. */
export function plainText(html: string): string {
  return unescapeText(html.replace(block, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const names: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** HTML's escapes as the letters they stand for. */
export function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (name) => names[name]!);
}
