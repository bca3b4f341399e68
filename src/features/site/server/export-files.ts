import { stringify } from 'yaml';
import { siteFileName } from './read-site-folder.ts';

/** A file of an exported folder. */
interface WrittenFile {
  name: string;
  text: string;
}

export interface WrittenModule {
  moduleCode: string;
  contentId: number;
  items?: readonly object[];
}

/** Far below what the import takes, so that people can open it. */
export const splitAboveBytes = 4 * 1024 * 1024;

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/**
 * The files of a site: one, or where that is larger than `mostBytes`, a file of each content that site.yaml includes,
 * and for a content that is larger itself further files with its items. site.yaml is the last.
 */
export function* siteFiles(
  settings: object,
  modules: readonly WrittenModule[],
  mostBytes: number,
): Generator<WrittenFile, void> {
  const whole = textWithin({ ...settings, modules }, mostBytes);
  if (whole !== undefined) {
    yield { name: siteFileName, text: whole };
    return;
  }
  const included: { include: string }[] = [];
  for (const module of modules) {
    const stem = `modules/${module.moduleCode}-${module.contentId}`;
    const name = `${stem}.yaml`;
    included.push({ include: name });
    const text = textWithin(module, mostBytes);
    if (text !== undefined) {
      yield { name, text };
      continue;
    }
    const items: { include: string }[] = [];
    for (const part of partsOf(module.items ?? [], mostBytes)) {
      const file = { name: `${stem}-items-${items.length + 1}.yaml`, text: part };
      items.push({ include: file.name });
      yield file;
    }
    yield { name, text: yamlOf(items.length === 0 ? module : { ...module, items }) };
  }
  yield { name: siteFileName, text: yamlOf({ ...settings, modules: included }) };
}

/** Undefined: it is larger. What is much larger is not even written. */
function textWithin(value: unknown, mostBytes: number): string | undefined {
  if (JSON.stringify(value).length > mostBytes) return undefined;
  const text = yamlOf(value);
  return Buffer.byteLength(text) > mostBytes ? undefined : text;
}

/** Lists of items, each within the bytes, or one item alone. */
function* partsOf(items: readonly object[], mostBytes: number): Generator<string, void> {
  let [text, bytes] = ['', 0];
  for (const item of items) {
    const one = yamlOf([item]);
    const size = Buffer.byteLength(one);
    if (text !== '' && bytes + size > mostBytes) {
      yield text;
      [text, bytes] = ['', 0];
    }
    text += one;
    bytes += size;
  }
  if (text !== '') yield text;
}
