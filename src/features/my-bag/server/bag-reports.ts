import { sql } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant, Random } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import type { ReportSetting, ReportTexts } from '../contract.ts';

type Site = Pick<PublishedSite, 'siteKey'>;
type Owner = Pick<Member, 'memberId'>;

type VersionedReport = ReportTexts & { version: number };

export interface BagReports {
  setting(site: Site, owner: Owner): Promise<ReportSetting>;
  /** Shares the report or closes it. */
  share(site: Site, owner: Owner, enableShare: boolean, now: Instant): Promise<ReportSetting>;
  /** Replaces the token; undefined when the present one is another. */
  refresh(site: Site, owner: Owner, token: string, now: Instant): Promise<ReportSetting | undefined>;
  texts(site: Site, owner: Owner): Promise<VersionedReport>;
  /** Undefined when another version is stored; without a version the last save counts. */
  save(
    site: Site,
    owner: Owner,
    report: ReportTexts & { version?: number | undefined },
    now: Instant,
  ): Promise<VersionedReport | undefined>;
  /** The owner of a report that is shared under a token now. */
  ownerOf(site: Site, token: string): Promise<Owner | undefined>;
}

const unsharedSetting: ReportSetting = { enableShare: false, token: null };
const emptyReport: VersionedReport = { memo: '', name: '', department: '', version: 0 };

interface SettingRow {
  enable_share: boolean;
  token: string | null;
}

/** The reports of members, one for each event. */
export function createBagReports({ kysely }: Pick<Database, 'kysely'>, random: Random): BagReports {
  const settingOf = ({ enable_share: enableShare, token }: SettingRow): ReportSetting => ({ enableShare, token });
  const find = ({ siteKey }: Site, { memberId }: Owner) =>
    kysely.selectFrom('bag_report').where('site_key', '=', siteKey).where('member_id', '=', memberId);

  return {
    async setting(site, owner) {
      const row = await find(site, owner).select(['enable_share', 'token']).executeTakeFirst();
      return row === undefined ? unsharedSetting : settingOf(row);
    },
    async share({ siteKey }, { memberId }, enableShare, now) {
      const { rows } = await sql<SettingRow>`
        insert into bag_report as r (site_key, member_id, enable_share, token, memo, name, department, version, updated_at)
        values (${siteKey}, ${memberId}, ${enableShare}, ${enableShare ? randomUuid(random) : null}, '', '', '', 0,
          ${new Date(now)})
        on conflict (site_key, member_id) do update set
          enable_share = excluded.enable_share, token = coalesce(r.token, excluded.token)
        returning enable_share, token`.execute(kysely);
      return settingOf(rows[0]!);
    },
    async refresh(site, owner, token, now) {
      const row = await kysely
        .updateTable('bag_report')
        .set({ token: randomUuid(random), updated_at: new Date(now) })
        .where('site_key', '=', site.siteKey)
        .where('member_id', '=', owner.memberId)
        .where('token', '=', token)
        .returning(['enable_share', 'token'])
        .executeTakeFirst();
      return row && settingOf(row);
    },
    async texts(site, owner) {
      const row = await find(site, owner).select(['memo', 'name', 'department', 'version']).executeTakeFirst();
      return row ?? emptyReport;
    },
    async save({ siteKey }, { memberId }, { memo, name, department, version }, now) {
      const { rows } = await sql<VersionedReport>`
        insert into bag_report as r (site_key, member_id, enable_share, memo, name, department, version, updated_at)
        values (${siteKey}, ${memberId}, false, ${memo}, ${name}, ${department}, 1, ${new Date(now)})
        on conflict (site_key, member_id) do update set
          memo = excluded.memo, name = excluded.name, department = excluded.department,
          version = r.version + 1, updated_at = excluded.updated_at
        where r.version = ${version ?? null}::integer or ${version === undefined}::boolean
          or (r.memo, r.name, r.department) = (excluded.memo, excluded.name, excluded.department)
        returning memo, name, department, version`.execute(kysely);
      return rows[0];
    },
    async ownerOf({ siteKey }, token) {
      const row = await kysely
        .selectFrom('bag_report')
        .select('member_id')
        .where('token', '=', token)
        .where('site_key', '=', siteKey)
        .where('enable_share', '=', true)
        .executeTakeFirst();
      return row && { memberId: row.member_id };
    },
  };
}
