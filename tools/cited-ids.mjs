// Which requirements the tests cite: the ids in square brackets at the end of a test's title.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const testFunctions = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme', 'fails']);
const citation = /\[([^\][]*)\]/g;
const wellFormed = /^[A-Z]+-\d{3}(, [A-Z]+-\d{3})*$/;
const looksLikeAnId = /[A-Z]{2,}-\d/;

/**
 * Every test of the project, by its file and its title.
 * @param {string} root
 * @returns {{ file: string, title: string }[]}
 */
export function testsOf(root) {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'e2e/**/*.ts'], { cwd: root });
  return files
    .sort()
    .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })));
}

/**
 * Reads the titles of a test file. A title counts when the first argument of test, it or describe (also of .each(…)(…),
 * .only, .skipIf(…)(…), test.describe …) is a string; what is skipped for good cites nothing.
 * @param {string} file its name, for the parser
 * @param {string} source
 * @returns {string[]}
 */
export function titlesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const titles = [];
  visit(program);
  return titles;

  function visit(node) {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression') {
      const words = calleeWords(node.callee);
      if (words !== undefined && testFunctions.has(words[0])) {
        if (words.some((word) => notRun.has(word))) return;
        const title = textOf(node.arguments[0]);
        if (title !== undefined) titles.push(title);
      }
    }
    for (const key in node) if (key !== 'type') visit(node[key]);
  }
}

/**
 * @param {string} title
 * @returns {{ ids: string[], problem?: string }} the ids a title ends with; the problem when it tries and fails to cite
 */
export function idsOf(title) {
  const groups = [...title.matchAll(citation)].map(([, inner]) => inner).filter((inner) => looksLikeAnId.test(inner));
  if (groups.length === 0) return { ids: [] };
  const malformed = groups.find((inner) => !wellFormed.test(inner));
  if (malformed !== undefined) {
    return { ids: [], problem: `cites [${malformed}]; write every id in full, separated by a comma and a space` };
  }
  if (!title.endsWith(groups.map((inner) => `[${inner}]`).join(' '))) {
    return { ids: [], problem: 'cites in its middle; the ids stand at the end' };
  }
  return { ids: groups.flatMap((inner) => inner.split(', ')) };
}

/** `test.describe.each(table)` → ['test', 'describe', 'each'], or undefined when it is something else. */
function calleeWords(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return calleeWords(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const object = calleeWords(callee.object);
  return object === undefined ? undefined : [...object, callee.property.name];
}

function textOf(argument) {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map((quasi) => quasi.value.cooked).join('…');
  return undefined;
}
