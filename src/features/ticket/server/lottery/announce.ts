import { createHash } from 'node:crypto';
import { formatInstant } from '#kernel/period.ts';
import { type DrawAnnouncement, drawVersion } from '../../rules/lottery/draw-record.ts';
import type { DrawRow } from './draw-rows.ts';

export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export function announcementOf(row: DrawRow): DrawAnnouncement {
  return {
    version: drawVersion,
    secretHash: hashOf(row.secret),
    closesAt: formatInstant(row.closes_at.getTime()),
    publicValueSource: row.public_value_source,
    listHash: row.list_hash,
  };
}
