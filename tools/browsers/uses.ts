import { parseSync } from 'vite';
import type { BrowserName } from './oldest.ts';
import { lacking } from './support.ts';

/** What a file uses that some of the oldest browsers lack, as people write it: `URL.parse`, `field-sizing`, `::view-transition-old`. */
export type Gaps = Map<string, readonly BrowserName[]>;

interface Part {
  type: string;
  [name: string]: unknown;
}

/** Types are gone when the browser gets the script. */
const isOnlyType = /^TS(Type|InterfaceDeclaration)/;

export function gapsOfScript(file: string, text: string): Gaps {
  const gaps: Gaps = new Map();
  const note = (name: string, browsers: readonly BrowserName[]): void => {
    if (browsers.length > 0) gaps.set(name, browsers);
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (typeof part !== 'object' || part === null) return undefined;
    const { type, ...inner } = part as Part;
    if (isOnlyType.test(type)) return undefined;
    look(part as Part, note);
    return Object.values(inner).forEach(visit);
  };
  visit(parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program);
  return gaps;
}

function look(part: Part, note: (name: string, browsers: readonly BrowserName[]) => void): void {
  if (part.type === 'Identifier') {
    const name = part['name'] as string;
    if (/^[A-Z]/.test(name)) note(name, lacking.type(name));
  }
  if (part.type === 'MemberExpression' && part['computed'] === false) {
    const [object, property] = [part['object'], part['property']] as [Part, Part];
    const [of, name] = [object['name'] as string | undefined, property['name'] as string];
    if (of !== undefined && lacking.isType(of)) note(`${of}.${name}`, lacking.static(of, name));
    else note(`.${name}`, lacking.member(name));
  }
  if (part.type === 'CallExpression') {
    const callee = part['callee'] as Part;
    const [first] = part['arguments'] as Part[];
    const isListener = (callee['property'] as Part | undefined)?.['name'] === 'addEventListener';
    if (isListener && typeof first?.['value'] === 'string')
      note(`event ${first['value']}`, lacking.event(first['value']));
  }
}

export function gapsOfStyle(text: string): Gaps {
  const gaps: Gaps = new Map();
  const note = (name: string, browsers: readonly BrowserName[]): void => {
    if (browsers.length > 0) gaps.set(name, browsers);
  };
  const plain = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"|'[^']*'/g, '""');
  for (const [, property = '', value = ''] of plain.matchAll(/(?<=[{;}]\s*)([a-z-]+)\s*:\s*([^;{}]*)[;}]/g)) {
    note(property, lacking.property(property));
    for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) {
      if (!gaps.has(property)) note(`${property}: ${word}`, lacking.valueOf(property, word));
    }
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) note(`${name}()`, lacking.function(name));
  }
  for (const [, name = ''] of plain.matchAll(/@([a-z-]+)/g)) note(`@${name}`, lacking.atRule(name));
  for (const [colons = '', name = ''] of plain.matchAll(/::?([a-z-]+)/g)) note(colons, lacking.selector(name));
  return gaps;
}
