import { escapeHtml } from '#server/html/escape-html.ts';

/** HTML that was written here; any other value in a template is shown as text. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | undefined | readonly Part[];

/** The few pages that are no pages of a site: a template whose values cannot become markup. */
export function markup(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return { html: strings.map((text, index) => text + htmlOf(values[index])).join('') };
}

function htmlOf(value: Part): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map(htmlOf).join('');
}
