import { bareRecord } from './bare-record.ts';

/** Form-style bodies with nested lists and objects, as the calls use them: `answers[0][entryFormKey]=mail`. */
type FormValue = string | FormValue[] | { [key: string]: FormValue };

export function encodeForm(value: Record<string, unknown>): [string, string][] {
  const form: [string, string][] = [];
  for (const [key, item] of Object.entries(value)) append(form, key, item);
  return form;
}

function append(form: [string, string][], key: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) value.forEach((item, index) => append(form, `${key}[${index}]`, item));
  else if (typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) append(form, `${key}[${name}]`, item);
  } else if (typeof value === 'boolean') form.push([key, value ? '1' : '0']);
  else if (typeof value === 'string' || typeof value === 'number') form.push([key, String(value)]);
}

const keyForm = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const depthMax = 8;
const fieldsMax = 5_000;
/** As it is sent, where a bracket may have three letters. */
const nameLengthMax = 400;

/** Whether a form as it is sent has as many names, each as long and as deep, as any call could read. */
export function isReadableForm(sent: string): boolean {
  let fields = 0;
  for (let at = 0; at < sent.length; fields += 1) {
    const next = sent.indexOf('&', at);
    const field = sent.slice(at, next === -1 ? sent.length : next);
    const equals = field.indexOf('=');
    const name = equals === -1 ? field : field.slice(0, equals);
    if (fields === fieldsMax || name.length > nameLengthMax) return false;
    if ((name.match(/\[|%5B/gi)?.length ?? 0) >= depthMax) return false;
    at += field.length + 1;
  }
  return true;
}

/**
 * The inverse of `encodeForm`, of a readable form; every leaf is a text. `a[]` appends. Keys that are not of the form
 * are left out.
 */
export function decodeForm(form: Iterable<[string, string]>): Record<string, FormValue> {
  const root: Node = new Map();
  for (const [key, value] of form) {
    const path = parseKey(key);
    if (path !== undefined) put(root, path, value);
  }
  return toObject(root);
}

type Node = Map<string, Node | string>;

function parseKey(key: string): string[] | undefined {
  const match = keyForm.exec(key);
  if (match === null) return undefined;
  return [match[1]!, ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)];
}

function put(root: Node, path: string[], value: string): void {
  let node = root;
  path.forEach((part, depth) => {
    const name = part === '' ? String(node.size) : part;
    if (depth === path.length - 1) {
      node.set(name, value);
      return;
    }
    const next = node.get(name);
    if (next instanceof Map) node = next;
    else {
      const made: Node = new Map();
      node.set(name, made);
      node = made;
    }
  });
}

function toObject(node: Node): Record<string, FormValue> {
  const fields = bareRecord<FormValue>();
  for (const [name, item] of node) fields[name] = toValue(item);
  return fields;
}

function toValue(item: Node | string): FormValue {
  if (typeof item === 'string') return item;
  const indexes = [...item.keys()];
  if (indexes.length > 0 && indexes.every((index) => /^\d{1,5}$/.test(index))) {
    return indexes.sort((a, b) => Number(a) - Number(b)).map((index) => toValue(item.get(index)!));
  }
  return toObject(item);
}
