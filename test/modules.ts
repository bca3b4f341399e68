import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** As written: `#kernel/yen.ts`, `./row.tsx`, `react`. */
  readonly specifier: string;
  /** Whether it vanishes when the types are stripped. */
  readonly isType: boolean;
  /** A lazy `import(…)`, loaded only when it is needed. */
  readonly isLazy: boolean;
}

export interface Module {
  /** The path from the root of the repository, with slashes: `src/kernel/yen.ts`. */
  readonly path: string;
  readonly imports: readonly Import[];
  /** Calls of the clock and of chance: `Date.now()`, `new Date()`, `Math.random()`. */
  readonly impurities: readonly string[];
  /** Variables that begin as `{}` and are filled by computed keys. */
  readonly filledObjects: readonly string[];
}

const aliases: readonly (readonly [alias: string, folder: string])[] = [
  ['#kernel/', 'src/kernel/'],
  ['#features/', 'src/features/'],
  ['#server/', 'src/platform/server/'],
  ['#web/', 'src/platform/web/'],
  ['#console/', 'src/platform/console/'],
  ['#demo/', 'src/demo/'],
  ['#app/', 'src/app/'],
];

/** Every TypeScript file under a folder of the repository, read and parsed. */
export function readModules(root: string, folder: string): Module[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => readModule(path, readFileSync(posix.join(root, path), 'utf8')));
}

export function readModule(path: string, source: string): Module {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    imports.push({ specifier: moduleRequest.value, isType, isLazy: false });
  }
  for (const { entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    const isType = entries.every((entry) => entry.isType);
    if (request) imports.push({ specifier: request.value, isType, isLazy: false });
  }
  const impurities: string[] = [];
  const plain = new Set<string>();
  const filled = new Set<string>();
  visit(program, (node) => {
    if (node['type'] === 'ImportExpression') {
      const name = literalOf(node['source']);
      if (name !== undefined) imports.push({ specifier: name, isType: false, isLazy: true });
    }
    // import('./x.ts').Y as a type; declare module './x.ts', which adds to the types of x
    if (node['type'] === 'TSImportType' || node['type'] === 'TSModuleDeclaration') {
      const name = literalOf(node['source'] ?? node['id']);
      if (name !== undefined) imports.push({ specifier: name, isType: true, isLazy: false });
    }
    const impurity = impurityOf(node);
    if (impurity !== undefined) impurities.push(impurity);
    const declared = plainObjectOf(node, source);
    if (declared !== undefined) plain.add(declared);
    const written = filledObjectOf(node);
    if (written !== undefined) filled.add(written);
  });
  return { path, imports, impurities, filledObjects: [...filled].filter((name) => plain.has(name)) };
}

/** The path in the repository that an import names, or undefined for a package or a part of Node. */
export function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

type Node = Record<string, unknown>;

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look);
  else if (typeof value === 'object' && value !== null) {
    look(value as Node);
    for (const inner of Object.values(value)) visit(inner, look);
  }
}

function impurityOf(node: Node): string | undefined {
  if (node['type'] === 'NewExpression' && nameOf(node['callee']) === 'Date' && isEmpty(node['arguments']))
    return 'new Date()';
  if (node['type'] === 'CallExpression' && nameOf(node['callee']) === 'Date') return 'Date()';
  if (node['type'] !== 'MemberExpression') return undefined;
  const member = `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'].includes(member) ? member : undefined;
}

/** The name of a variable that begins as `{}` and takes any text for a key. */
function plainObjectOf(node: Node, source: string): string | undefined {
  if (node['type'] !== 'VariableDeclarator') return undefined;
  const { id, init } = node as { id: Node; init: Node | null };
  if (init?.['type'] !== 'ObjectExpression' || !isEmpty(init['properties'])) return undefined;
  const { start = 0, end = 0 } = (id['typeAnnotation'] ?? {}) as { start?: number; end?: number };
  return /Record<(?!string\b)/.test(source.slice(start, end)) ? undefined : nameOf(id);
}

/** The `x` of `x[key] = …` and of `Object.assign(x, …)`. */
function filledObjectOf(node: Node): string | undefined {
  if (node['type'] === 'CallExpression') {
    const { object, property } = node['callee'] as { object?: Node; property?: Node };
    const isAssign = object && property && nameOf(object) === 'Object' && nameOf(property) === 'assign';
    return isAssign ? nameOf((node['arguments'] as unknown[])[0]) : undefined;
  }
  const { left } = node as { left?: Node };
  if (node['type'] !== 'AssignmentExpression' || left?.['type'] !== 'MemberExpression') return undefined;
  return left['computed'] === true && (left['property'] as Node)['type'] !== 'Literal'
    ? nameOf(left['object'])
    : undefined;
}

function nameOf(node: unknown): string | undefined {
  const { type, name } = node as { type?: string; name?: string };
  return type === 'Identifier' ? name : undefined;
}

function literalOf(node: unknown): string | undefined {
  const { value } = node as { value?: unknown };
  return typeof value === 'string' ? value : undefined;
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}
