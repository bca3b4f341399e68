import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Place, SiteFileProblem } from './import-problem.ts';

export interface YamlFile {
  value: unknown;
  /** The line of a place in the text, or of the nearest place around it. */
  locate(place: Place): { line: number; column: number };
  problems: SiteFileProblem[];
}

/** A larger file would hold up the import for minutes; `include` splits it. */
export const yamlMaxBytes = 10 * 1024 * 1024;
export const tooLarge =
  'at most 10 MB; put modules, or items of a module, into further files: - { include: booths.yaml }';

/** Few enough that a file of a few lines cannot unfold into gigabytes. */
const mostAliases = 100;

/** The nodes of a document take many times the bytes of its text, so a long list is read by so many of these at a time. */
const partLength = 64 * 1024;
/** Neither an entry of a list, nor inside of one, nor a comment; or what breaks lines for this language or YAML alone. */
const outsideOfList = /^(?!-(?: |\r?$)|[ #\r\n]|$)|[\u2028\u2029]|\r(?!\n)/m;
const entryStart = /^-(?: |\r?$)/gm;

/**
 * The entries of a file that is a list, a part of the text at a time. Undefined where that is not sure to be what the
 * text says as a whole: it is something else, has a fault, or an alias of another part.
 */
function readList(text: string): unknown[] | undefined {
  if (text.length <= partLength || outsideOfList.test(text)) return undefined;
  const entries: unknown[] = [];
  for (let start = 0; start < text.length; ) {
    entryStart.lastIndex = start + partLength;
    const end = entryStart.exec(text)?.index ?? text.length;
    const part = partOf(text.slice(start, end));
    if (part === undefined) return undefined;
    for (const entry of part) entries.push(entry);
    start = end;
  }
  return entries;
}

function partOf(text: string): unknown[] | undefined {
  const { document } = parsed(text);
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: mostAliases });
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function readYaml(text: string, file: string): YamlFile {
  const listed = readList(text);
  if (listed !== undefined) return { value: listed, locate: locatorIn(text), problems: [] };
  const { document, position } = parsed(text);
  const problems = [...document.errors, ...document.warnings].map(
    (error): SiteFileProblem => ({
      file,
      ...position(error.pos[0]),
      place: '',
      ...(error.code === 'MULTIPLE_DOCS'
        ? { expected: 'one site in a file', found: 'a second YAML document (after ---)' }
        : { expected: 'readable YAML', found: error.message.replace(/\s+/g, ' ') }),
    }),
  );
  let value: unknown;
  if (problems.length === 0) {
    try {
      value = document.toJS({ maxAliasCount: mostAliases });
    } catch {
      problems.push({
        file,
        line: 1,
        column: 1,
        place: '',
        expected: 'readable YAML',
        found: 'aliases (*name) that cannot be followed',
      });
    }
  }

  return { value, locate: locatorIn(text), problems };
}

function locatorIn(text: string): YamlFile['locate'] {
  /** Only for as long as the memory has room: its nodes take many times the bytes of the file. */
  let again: WeakRef<ParsedYaml> | undefined;

  return (place) => {
    const found = again?.deref() ?? parsed(text);
    again = new WeakRef(found);
    let node: unknown = found.document.contents;
    let offset = 0;
    for (const part of place) {
      const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === part) : undefined;
      const next = pair ?? (isCollection(node) && !isMap(node) ? node.items[Number(part)] : undefined);
      if (next === undefined) break;
      // A field is shown at its key, a list's entry at its first field.
      const shown = pair === undefined ? next : pair.key;
      offset = (isNode(shown) ? shown.range?.[0] : undefined) ?? offset;
      node = pair === undefined ? next : pair.value;
    }
    return found.position(offset);
  };
}

interface ParsedYaml {
  document: Document.Parsed;
  position(offset: number): { line: number; column: number };
}

function parsed(text: string): ParsedYaml {
  const lines = new LineCounter();
  return {
    document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }),
    position(offset) {
      const { line, col } = lines.linePos(offset);
      return { line: Math.max(line, 1), column: Math.max(col, 1) };
    },
  };
}
