import { isTest } from './import-rules.ts';

export interface SourceFile {
  /** The path from the root of the repository, with slashes. */
  readonly path: string;
  readonly source: string;
}

export interface TableUse {
  readonly part: string;
  readonly table: string;
  readonly isWrite: boolean;
}

/** The part of the house that a file belongs to: a feature, a room of the platform or of the demo, or app. */
export function partOf(path: string): string | undefined {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? [];
  if (feature !== undefined) return feature;
  const [, room] = /^src\/(platform\/server\/[^/]+|demo\/[^/]+|app)\//.exec(path) ?? [];
  return room?.replace('/server', '');
}

/** The names of the tables that these migrations create. */
export function tablesOf(migrations: readonly SourceFile[]): string[] {
  return migrations.flatMap(({ source }) =>
    [...source.matchAll(/^create table (\w+)/gm)].map(([, name]) => name ?? ''),
  );
}

/** Which part declares the type of each table: `interface Tables`, or `SandboxTables`, in a file named `…tables.ts`. */
export function ownersOf(files: readonly SourceFile[]): [table: string, part: string][] {
  return files.flatMap(({ path, source }) => {
    const part = path.endsWith('tables.ts') ? partOf(path) : undefined;
    if (part === undefined) return [];
    return [...source.matchAll(/^( *)(?:export )?interface (?:Sandbox)?Tables \{\n(.*?)^\1\}/gms)].flatMap(
      ([, indent, members = '']) =>
        [...members.matchAll(new RegExp(`^${indent}  (\\w+): `, 'gm'))].map(([, table = '']): [string, string] => [
          table,
          part,
        ]),
    );
  });
}

const kyselyWrites = 'insertInto|updateTable|deleteFrom|mergeInto';
const kyselyReads = 'selectFrom|from|using|[a-z]+Join';
const sqlWrites = 'insert into|update|delete from|truncate|merge into';
const sqlReads = 'from|join|using';

/** The tables that the server's code uses, by calls of Kysely and by SQL in text, each once for a part. */
export function tableUses(files: readonly SourceFile[], tables: readonly string[]): TableUse[] {
  const names = `(?<table>${tables.join('|')})\\b`;
  const writes = new RegExp(`\\b(?:(?:${kyselyWrites})\\(\\s*['"]|(?:${sqlWrites})\\s+)${names}`, 'g');
  const reads = new RegExp(`\\b(?:(?:${kyselyReads})\\(\\s*\\[?['"]|(?:${sqlReads})\\s+)${names}`, 'g');
  // A name of several words between quotation marks is a table at any place, such as in a list of tables.
  const named = /'(?<table>[a-z]+(?:_[a-z]+)+)(?: as \w+)?'/g;
  const uses = new Map<string, TableUse>();
  for (const { path, source } of files) {
    const part = partOf(path);
    if (part === undefined || isTest(path) || /\/(texts|mail-texts|web)\/|tables\.ts$/.test(path)) continue;
    const code = withoutComments(source);
    const found = (pattern: RegExp, text: string, isWrite: boolean): TableUse[] =>
      [...text.matchAll(pattern)]
        .map(({ groups }) => ({ part, table: groups?.['table'] ?? '', isWrite }))
        .filter(({ table }) => tables.includes(table));
    const rest = code.replaceAll(writes, '');
    const all = [...found(writes, code, true), ...found(reads, rest, false), ...found(named, rest, false)];
    for (const use of all) uses.set(`${part} ${use.table} ${use.isWrite}`, use);
  }
  return [...uses.values()];
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
