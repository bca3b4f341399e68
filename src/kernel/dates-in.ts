import { isRecord } from './is-record.ts';
import { dateTimeSchema } from './schema.ts';
import { baseOf, innerSchemas, type OpenSchema } from './schema-parts.ts';

/** The same value with every date of it changed, in lists and groups too. */
export function mapDates<Value>(schema: OpenSchema | undefined, value: Value, change: (date: string) => string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A date stays a text, and everything else as it is.
  return mapUnder(schema, value, change) as Value;
}

function mapUnder(schema: OpenSchema | undefined, value: unknown, change: (date: string) => string): unknown {
  if (typeof value === 'string') return isDate(schema) ? change(value) : value;
  const { entries = {}, item, options = [] } = baseOf(schema) ?? {};
  if (Array.isArray(value)) return value.map((one) => mapUnder(item, one, change));
  if (!isRecord(value)) return value;
  // Of a union each option changes its own fields.
  const fields = options.reduce<Record<string, OpenSchema>>(
    (all, option) => (typeof option === 'object' ? { ...all, ...baseOf(option)?.entries } : all),
    entries,
  );
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapUnder(fields[key], one, change)]));
}

function isDate(schema: OpenSchema | undefined): boolean {
  return innerSchemas(schema).some(
    (one) => one === dateTimeSchema || (one.pipe !== undefined && one.pipe === dateTimeSchema.pipe),
  );
}
