import * as v from 'valibot';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';

const meetingSchema = v.object({ url: v.string(), startAt: v.optional(v.nullable(v.string()), null) });
export type Meeting = v.InferOutput<typeof meetingSchema>;

/** The meeting that a message announces. */
export function readMeeting(stored: StoredJson | null): Meeting | null {
  return stored === null ? null : (readStored(meetingSchema, stored).output ?? null);
}
