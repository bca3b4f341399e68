import { sql } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { BagInfo } from '../contract.ts';
import { memosMax } from '../rules/booth-memo.ts';

type Site = Pick<PublishedSite, 'siteKey'>;
type Owner = Pick<Member, 'memberId'>;

export interface NotedBooth {
  contentId: number;
  detailId: number;
  updateDate: string;
  info: BagInfo;
}

interface MemoChange {
  contentId: number;
  detailId: number;
  rank?: number | undefined;
  memo?: string | undefined;
  /** The version of the memo that is changed; without it the last save counts. */
  version?: number | undefined;
}

type MemoOutcome = { kind: 'saved' | 'changedElsewhere'; info: BagInfo } | { kind: 'full' };

export interface BoothMemos {
  list(site: Site, owner: Owner): Promise<NotedBooth[]>;
  /** Null while nothing is noted of the booth. */
  read(site: Site, owner: Owner, booth: Pick<NotedBooth, 'contentId' | 'detailId'>): Promise<BagInfo | null>;
  save(site: Site, owner: Owner, change: MemoChange, now: Instant): Promise<MemoOutcome>;
}

interface Row {
  booth_memo_id: number;
  rank: number;
  memo: string;
  version: number;
}

export function createBoothMemos({ kysely }: Pick<Database, 'kysely'>): BoothMemos {
  return {
    async list({ siteKey }, { memberId }) {
      const rows = await kysely
        .selectFrom('booth_memo')
        .selectAll()
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .orderBy('updated_at', 'desc')
        .orderBy('booth_memo_id')
        .execute();
      return rows.map((row) => ({
        contentId: row.content_id,
        detailId: row.detail_id,
        updateDate: formatInstant(row.updated_at.getTime()),
        info: infoOf(row),
      }));
    },
    async read({ siteKey }, { memberId }, { contentId, detailId }) {
      const row = await kysely
        .selectFrom('booth_memo')
        .select(['booth_memo_id', 'rank', 'memo', 'version'])
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .where('content_id', '=', contentId)
        .where('detail_id', '=', detailId)
        .executeTakeFirst();
      return row === undefined ? null : infoOf(row);
    },
    async save({ siteKey }, { memberId }, { contentId, detailId, rank, memo, version }, now) {
      const isMemo = memo !== undefined;
      const ofMember = sql`site_key = ${siteKey} and member_id = ${memberId}`;
      const ofBooth = sql`${ofMember} and content_id = ${contentId} and detail_id = ${detailId}`;
      // One statement, so that of two saves of one version exactly one goes through.
      const { rows } = await sql<Row>`
        insert into booth_memo as b (site_key, member_id, content_id, detail_id, rank, memo, version, updated_at)
        select ${siteKey}, ${memberId}::integer, ${contentId}::integer, ${detailId}::integer,
          ${rank ?? 0}::smallint, ${memo ?? ''}, ${isMemo ? 1 : 0}::integer, ${new Date(now)}::timestamptz
        where (select count(*) from booth_memo where ${ofMember}) < ${memosMax}
          or exists (select from booth_memo where ${ofBooth})
        on conflict on constraint booth_memo_once do update set
          rank = case when ${rank !== undefined}::boolean then excluded.rank else b.rank end,
          memo = case when ${isMemo}::boolean then excluded.memo else b.memo end,
          version = b.version + case when ${isMemo}::boolean and b.memo <> excluded.memo then 1 else 0 end,
          updated_at = excluded.updated_at
        where not ${isMemo}::boolean or b.memo = excluded.memo or b.version = ${version ?? null}::integer
          or ${version === undefined}::boolean
        returning booth_memo_id, rank, memo, version`.execute(kysely);
      const [saved] = rows;
      if (saved !== undefined) return { kind: 'saved', info: infoOf(saved) };
      const current = await sql<Row>`
        select booth_memo_id, rank, memo, version from booth_memo where ${ofBooth}`.execute(kysely);
      const [row] = current.rows;
      return row === undefined ? { kind: 'full' } : { kind: 'changedElsewhere', info: infoOf(row) };
    },
  };
}

function infoOf({ booth_memo_id: userBoothMemoId, rank, memo, version }: Row): BagInfo {
  return { userBoothMemoId, rank, memo, version };
}
