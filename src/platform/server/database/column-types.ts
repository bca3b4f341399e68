import type { ColumnType } from 'kysely';

/** Read as unknown on purpose: a stored document is parsed with its schema before it is believed. */
export type JsonDocument = ColumnType<unknown, object, object>;
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>;
