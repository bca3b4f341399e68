import type { ColumnType } from 'kysely';

/** Unknown on purpose: a stored document is parsed with its schema before it is used. */
export type JsonDocument = ColumnType<unknown, object, object>;
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>;
