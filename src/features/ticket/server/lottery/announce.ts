import { createHash } from 'node:crypto';
import { formatInstant } from '#kernel/period.ts';
import { type DrawAnnouncement, drawVersion } from '../../rules/lottery/draw-record.ts';
import type { DrawRow } from './draw-rows.ts';
import type { FurtherRow } from './further-rows.ts';

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

/** The secret is announced with the draw before it. The list comes with the draw, and no public value joins. */
export function furtherAnnouncementOf(
  first: Pick<DrawRow, 'closes_at'>,
  { secret, list_hash }: Pick<FurtherRow, 'secret' | 'list_hash'>,
): DrawAnnouncement {
  return {
    version: drawVersion,
    secretHash: hashOf(secret),
    closesAt: formatInstant(first.closes_at.getTime()),
    publicValueSource: '',
    listHash: list_hash,
  };
}
