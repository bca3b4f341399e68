/** The first `:root { … }` of a style sheet that stands in no other block, as its place in the text. */
function rootBlock(css: string): { start: number; from: number; to: number; end: number } | undefined {
  let start = 0;
  let depth = 0;
  let root: { start: number; from: number } | undefined;
  for (const { at, sign } of signs(css)) {
    if (sign === '{') {
      if (depth === 0 && bare(css.slice(start, at)) === ':root') root = { start, from: at + 1 };
      depth += 1;
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && root !== undefined) return { ...root, to: at, end: at + 1 };
      if (depth === 0) start = at + 1;
    } else if (depth === 0) start = at + 1;
  }
  return undefined;
}

/** Braces and semicolons outside of comments, strings and parentheses. */
function* signs(css: string): Generator<{ at: number; sign: string }> {
  let parentheses = 0;
  const token = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)|\\[\s\S]|[(){};]/g;
  for (const { 0: sign, index: at } of css.matchAll(token)) {
    if (sign === '(') parentheses += 1;
    else if (sign === ')') parentheses = Math.max(0, parentheses - 1);
    else if (parentheses === 0 && /^[{};]$/.test(sign)) yield { at, sign };
  }
}

const bare = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();

interface Declaration {
  name: string;
  value: string;
  from: number;
  /** Behind its semicolon. */
  to: number;
}

function declarationsIn(css: string, from: number, to: number): Declaration[] {
  const ends = [...signs(css.slice(from, to))].filter(({ sign }) => sign === ';').map(({ at }) => from + at + 1);
  const starts = [from, ...ends];
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? to;
    const text = bare(css.slice(start, end)).replace(/;$/, '');
    const colon = text.indexOf(':');
    if (colon < 0) return [];
    return [{ name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim(), from: start, to: end }];
  });
}

/** The custom properties that a style sheet sets for the whole site. */
export function rootProperties(css: string): ReadonlyMap<string, string> {
  const block = rootBlock(css);
  const all = block === undefined ? [] : declarationsIn(css, block.from, block.to);
  return new Map(all.map(({ name, value }) => [name, value]));
}

/** The style sheet with other values of these; undefined takes one away. Everything else stays letter for letter. */
export function withRootProperties(css: string, changes: Readonly<Record<string, string | undefined>>): string {
  let changed = css;
  for (const [name, value] of Object.entries(changes)) changed = withProperty(changed, name, value);
  return changed;
}

function withProperty(css: string, name: string, value: string | undefined): string {
  const block = rootBlock(css);
  if (block === undefined) {
    return value === undefined ? css : `:root {\n  ${name}: ${value};\n}\n${css === '' ? '' : `\n${css}`}`;
  }
  const all = declarationsIn(css, block.from, block.to);
  const own = all.filter((declaration) => declaration.name === name);
  let text = css;
  for (const { from, to } of own.toReversed()) text = text.slice(0, from) + text.slice(to);
  const { from, to, start, end } = rootBlock(text) ?? block;
  const inside = text.slice(from, to);
  if (value === undefined) {
    // What is empty goes, with the lines that it stood on.
    if (own.length === 0 || inside.trim() !== '') return text;
    return text.slice(0, start) + text.slice(end).replace(/^\s*\n/, '');
  }
  const before = inside.trimEnd();
  const closed = before === '' || /(?:[;}]|\*\/)$/.test(before) ? before : `${before};`;
  return `${text.slice(0, from)}${closed}\n  ${name}: ${value};\n${text.slice(to)}`;
}
