import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Letters of every kind that an expression tells apart, also those that belong to two kinds at once. */
const letters = Array.from(
  'aA0_-. \t\n/<>"\'=@+,;:#?&%[](){}\\*|~あ\u0301\u034F\u00AD\u200C\u200D\u2800\u3000\u3164\uFE0F\uFEFF\u{E0061}',
);
const pieces = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
/** An expression that tries two ways for each piece would be at it for years. */
const times = 60;
/** For one that hangs; the others are done in some milliseconds. */
const patienceMs = 20_000;

interface Expression {
  pattern: string;
  flags: string;
}

function expressionsOf(file: string): Expression[] {
  const found: Expression[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(node.regex);
    },
  }).visit(program);
  return found;
}

/** The plain letters that a text has to begin with. */
const startOf = ({ pattern }: Expression): string => {
  const [start = ''] = /^\^?(?:\\?[/:<.-]|\w(?![*+?{]))*/.exec(pattern) ?? [];
  return start.replace(/^\^|\\/g, '');
};

function endsSoon(expression: Expression): boolean {
  const look = `for (const piece of pieces) new RegExp(pattern, flags).test(start + piece.repeat(times) + '\\0')`;
  try {
    runInNewContext(look, { ...expression, pieces, start: startOf(expression), times }, { timeout: patienceMs });
    return true;
  } catch {
    return false;
  }
}

test('no regular expression tries more ways with each letter that a visitor adds', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const all = new Map(files.flatMap(expressionsOf).map((one) => [`/${one.pattern}/${one.flags}`, one]));
  expect(all.size).toBeGreaterThan(300);
  // Only a group that is repeated can be read in more ways than one letter has.
  const repeating = [...all].filter(([name]) => /\)(?:[*+]|\{\d*,)/.test(name));
  expect(repeating.flatMap(([name, one]) => (endsSoon(one) ? [] : [name]))).toEqual([]);
});
