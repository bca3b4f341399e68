export type Form = { [name: string]: string | Form };

/** Reads `a[b]=1` and `a[0]=x` as Stripe reads a form: objects, with indexes as names. */
export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/\]\[|\[|\]/).filter((name) => name !== '');
    let at = form;
    for (const name of names.slice(0, -1)) {
      const inner = (at[name] ??= {});
      at = typeof inner === 'string' ? {} : inner;
    }
    at[names.at(-1) ?? ''] = value;
  }
  return form;
}

export function textOf(value: string | Form | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function partOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {};
}

export function listOf(value: string | Form | undefined): string[] {
  return Object.values(partOf(value)).map(textOf);
}

export function textsOf(value: string | Form | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(partOf(value)).map(([name, text]) => [name, textOf(text)]));
}
