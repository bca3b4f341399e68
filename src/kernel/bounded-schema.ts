import * as v from 'valibot';
import { isRecord } from './is-record.ts';
import { isLongerThan } from './letters.ts';
import { faultsMax } from './limits.ts';

/*
 * The lists and records that callers send. valibot looks at every item before the length, and keeps every fault; these
 * look at the length first, and stop at the faults that an answer can name.
 */

/** A list of at most `most` items. */
export function list<const Item extends v.GenericSchema>(item: Item, most: number) {
  const all = v.array(item);
  const isTooLong = (given: unknown): given is unknown[] => Array.isArray(given) && given.length > most;
  return v.pipe(
    measured(all, v.maxLength<unknown[], number>(most), isTooLong, {
      '~run'(dataset, config) {
        if (!Array.isArray(dataset.value)) return all['~run'](dataset, config);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot's datasets have a type for each outcome.
        return runItems(item, dataset.value, config) as never;
      },
    }),
    v.maxLength<v.InferOutput<Item>[], number>(most),
  );
}

/**
 * A text of at most `most` letters as people count them: 🎪 and 👨‍👩‍👧 are one each. Up to `read` letters are left to a rule
 * of the call, which names everything that is wrong at once.
 */
export function maxLetters(most: number, read = most): v.MaxLengthAction<string, number, undefined> {
  const limit = v.maxLength<string, number>(most);
  return {
    ...limit,
    '~run': (given, config) => (given.typed && !isLongerThan(given.value, read) ? given : limit['~run'](given, config)),
  };
}

/** An object with at most `most` names of the sender's choice. */
export function dictionary<const Key extends v.GenericSchema<string, string>, const Value extends v.GenericSchema>(
  key: Key,
  value: Value,
  most: number,
) {
  const all = v.record(key, value);
  const isTooLarge = (given: unknown): given is Record<string, unknown> =>
    isRecord(given) && Object.keys(given).length > most;
  return v.pipe(
    measured(all, v.maxEntries<Record<string, unknown>, number>(most), isTooLarge),
    v.maxEntries<v.InferOutput<typeof all>, number>(most),
  );
}

/** A schema that first asks whether a value is too large; what is too large gets the fault of `limit` alone. */
function measured<Schema extends v.GenericSchema, Large>(
  schema: Schema,
  limit: { '~run': (given: { typed: true; value: Large }, config: v.Config<v.BaseIssue<unknown>>) => object },
  isTooLarge: (given: unknown) => given is Large,
  { '~run': run }: Pick<Schema, '~run'> = schema,
): Schema {
  return {
    ...schema,
    isMeasured: true,
    '~run'(dataset, config) {
      if (!isTooLarge(dataset.value)) return run.call(schema, dataset, config);
      const refused = limit['~run']({ typed: true, value: dataset.value }, config);
      return { ...refused, typed: false };
    },
  };
}

function runItems(item: v.GenericSchema, input: unknown[], config: v.Config<v.BaseIssue<unknown>>): object {
  const values: unknown[] = [];
  const issues: v.BaseIssue<unknown>[] = [];
  let typed = true;
  for (const [key, value] of input.entries()) {
    const run = item['~run']({ value }, config);
    const place: v.ArrayPathItem = { type: 'array', origin: 'value', input, key, value };
    for (const issue of run.issues ?? []) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
    typed &&= run.typed;
    values.push(run.value);
    if (issues.length >= (config.abortEarly ? 1 : faultsMax)) {
      typed = false;
      break;
    }
  }
  return { typed, value: values, ...(issues.length > 0 && { issues }) };
}
