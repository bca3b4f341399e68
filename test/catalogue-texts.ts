import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A text as a catalogue writes it, whether it stands alone, in a list or in a function. */
export interface CatalogueText {
  /** `src/features/terms/texts/jpn.ts:12 agree`. */
  readonly place: string;
  /** Without what a template puts in: `${}枚`. */
  readonly text: string;
  /** As in the file: `${count}枚`. */
  readonly source: string;
}

type Node = Record<string, unknown> & { type?: string; start?: number; end?: number };

/** The texts that a file of a catalogue has itself: what it imports stands elsewhere, and types are no texts. */
export function catalogueTexts(root: string, file: string): CatalogueText[] {
  return textsIn(file, readFileSync(join(root, file), 'utf8'));
}

export function textsIn(file: string, code: string): CatalogueText[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: CatalogueText[] = [];
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, key);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'ImportDeclaration' || (node.type?.startsWith('TS') && node['expression'] === undefined)) return;
    if (node.type === 'Property')
      return look(node['value'], key === '' ? nameOf(node['key']) : `${key}.${nameOf(node['key'])}`);
    const text = textOf(node);
    if (text !== undefined) {
      const line = code.slice(0, node.start).split('\n').length;
      found.push({ place: `${file}:${line} ${key}`.trim(), text, source: code.slice(node.start, node.end) });
    }
    // A const above the catalogue is called by its name.
    const inner = node.type === 'VariableDeclarator' && !isCatalogue(node['init']) ? nameOf(node['id']) : key;
    for (const item of Object.values(node)) look(item, inner);
  };
  look(program, '');
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('${}');
}

function isCatalogue(init: unknown): boolean {
  const { type, expression } = (init ?? {}) as Node;
  return type === 'ObjectExpression' || (expression !== undefined && isCatalogue(expression));
}

function nameOf(key: unknown): string {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
}
