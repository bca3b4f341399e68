import type { ColumnType } from 'kysely';

declare const stored: unique symbol;

/**
 * JSON as any release may have stored it. It has no fields and cannot be cast to a type that has: `readStored` reads it
 * by the schema of this release.
 */
export type StoredJson = typeof stored;

export type JsonDocument<Inserted = object> = ColumnType<StoredJson, Inserted, object>;
/** JSON that is written as text. */
export type JsonText<Inserted = string> = ColumnType<StoredJson, Inserted, string>;
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>;
