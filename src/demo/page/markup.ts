import { escapeHtml } from '#server/html/escape-html.ts';

/** HTML that this code wrote. A template shows every other value as text. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | undefined | readonly Part[];

/** Makes HTML of a template. No value in it can become markup, unless it is markup already. */
export function markup(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return { html: strings.map((text, index) => text + htmlOf(values[index])).join('') };
}

function htmlOf(value: Part): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map(htmlOf).join('');
}
