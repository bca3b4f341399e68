import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { idSchema } from '#kernel/schema.ts';
import { parseInstant } from '#kernel/period.ts';
import { logActions } from './rules/log-record.ts';

/** PostgreSQL cannot store U+0000. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    maxLetters(longest),
    v.check((value) => !value.includes('\0'), 'no null character'),
  );
const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);
const earliest = Date.UTC(2000);
const latest = Date.UTC(2100);

/** An access log record as the log host accepts it (core 3.9). */
export const logRecordSchema = v.object({
  user_id: maybe(text(64)),
  is_login: v.boolean(),
  anonymous_token: maybe(text(64)),
  action: v.picklist(logActions),
  client_id: maybe(idSchema),
  portal_id: maybe(idSchema),
  event_id: maybe(idSchema),
  content_id: maybe(idSchema),
  detail_id: maybe(idSchema),
  page: maybe(text(100)),
  click_item: maybe(text(100)),
  click_item_value: maybe(text(1_000)),
  type: v.literal('Web'),
  device: maybe(text(20)),
  url: maybe(text(2_000)),
  action_time: v.pipe(
    text(40),
    v.check((value) => {
      const instant = parseInstant(value) ?? 0;
      return instant >= earliest && instant < latest;
    }, 'a date and time'),
  ),
  log_check_key: v.pipe(v.string(), v.uuid()),
  pcode: maybe(text(1_000)),
});
export type StoredLogRecord = v.InferOutput<typeof logRecordSchema>;
