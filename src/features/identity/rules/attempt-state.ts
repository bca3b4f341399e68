/**
 * The state a provider sends back names the site it began at, beside what cannot be guessed: when nothing is known of it
 * any more, the visitor is still told so at the right place. Nothing is believed because of it.
 */
export function makeState(secret: string, siteKey: string): string {
  return `${secret}.${siteKey.replace('/', '-')}`;
}

export function siteKeyOfState(state: string): string | undefined {
  const [, kind, id] = /\.(portal|event)-(\d{1,10})$/.exec(state) ?? [];
  return kind === undefined ? undefined : `${kind}/${id}`;
}
