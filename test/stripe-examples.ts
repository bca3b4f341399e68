import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const file = join(
  process.env['HIROBA_STRIPE_FIXTURES'] ?? fileURLToPath(new URL('../../shared/stripe', import.meta.url)),
  'fixtures3.json',
);

/** Stripe's published example objects, by the name of the object; undefined where they are not beside the project. */
export function readStripeExamples(): Record<string, Json> | undefined {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, Json> }).resources;
}

/** An example shows one kind of its object. What other kinds have, or newer versions of the API, is known here. */
export interface Known {
  /** Fields that the object has and the example has not. `…` stands for all fields of an object. */
  more: readonly string[];
  /** Fields of the example that the object does not have. */
  less: readonly string[];
}

/**
 * How an object differs from its example, in sentences that begin with the path. A null on either side says nothing
 * about the other: examples fill fields that may be null, and empty fields that need not be. The types of the SDK tell
 * that.
 */
export function differencesOf(path: string, object: unknown, example: Json, known: Known): string[] {
  if (object === null || example === null) return [];
  if (kindOf(object) !== kindOf(example)) return [`${path} is ${kindOf(object)}, not ${kindOf(example)}`];
  if (Array.isArray(object) && Array.isArray(example)) {
    const [one] = example;
    return one === undefined ? [] : object.flatMap((item) => differencesOf(`${path}[]`, item, one, known));
  }
  if (typeof object !== 'object' || typeof example !== 'object' || Array.isArray(example)) return [];
  const has = object as Record<string, unknown>;
  const missing = Object.keys(example).filter(
    (name) => has[name] === undefined && !known.less.includes(`${path}.${name}`),
  );
  const isKnown = (name: string): boolean => known.more.includes(`${path}.${name}`) || known.more.includes(`${path}.…`);
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(has).flatMap(([name, value]) => {
      const shown = example[name];
      if (shown !== undefined) return differencesOf(`${path}.${name}`, value, shown, known);
      return value === undefined || isKnown(name) ? [] : [`${path}.${name} is not in the example`];
    }),
  ];
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
