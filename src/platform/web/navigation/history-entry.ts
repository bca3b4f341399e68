import { isRecord } from '#kernel/is-record.ts';

/** What the pages of this site have noted in the present entry of the history. */
export function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

/** The key of the present entry; the first of a document has none of its own. */
export function entryKey(): string {
  const { key } = entryState();
  return typeof key === 'string' ? key : 'first';
}

/** How the document was reached: `navigate`, `reload`, `back_forward`; undefined where the browser does not say. */
export function navigationType(): unknown {
  const [entry] = window.performance?.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? entry.type : undefined;
}
