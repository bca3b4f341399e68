import * as v from 'valibot';
import { membersById } from '#features/account/server.ts';
import { type PublishedSite, sayIn, type SiteServer, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { saidDate } from '#kernel/said-date.ts';
import { inJapanTime } from '#kernel/said-deadline.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { ActKind } from '../../rules/safety/report-rules.ts';
import { safetyWords } from './safety-refusal.ts';

/** The job that sends the person concerned a mail about what an organiser has done. */
export const tellsOfAct = 'tellOfChatAct';

export interface ReportMailServices {
  database: Database;
  site: Pick<SiteServer, 'directory' | 'store'>;
  jobs: Pick<Jobs, 'define'>;
  mail: Mailing;
}

interface ToldAct {
  kind: Exclude<ActKind, 'look'>;
  reason: string;
  ends_at: Date | null;
  site_key: string;
  member_id: number | null;
}

/** Lets the server that runs the jobs send the mails about what organisers do. */
export function sendReportMails({ database, site, jobs, mail }: ReportMailServices): void {
  jobs.define(tellsOfAct, v.object({ actId: v.number() }), async ({ actId }) => {
    const { rows } = await database.pool.query<ToldAct>(
      `select l.kind, l.reason, l.ends_at, t.site_key, p.member_id
      from chat_report_act l join chat_report t using (report_id)
      join chat_profile p on p.chat_profile_id =
        case when l.kind = 'close' then t.reporter_profile_id else t.reported_profile_id end
      where l.act_id = $1`,
      [actId],
    );
    const [told] = rows;
    if (told === undefined || told.member_id === null) return;
    const [member] = await membersById(database, [told.member_id]);
    const place = await siteOf(site, told.site_key);
    if (member === undefined || place === undefined || !isMailAddress(member.mail)) return;
    const language = spokenLanguage(place.document, member.language);
    const words = safetyWords(language).mails[told.kind];
    await mail.send({
      to: member.mail,
      subject: words.subject(sayIn(place.document, language)(place.document.webSetting.title)),
      kind: `chat-${told.kind}`,
      ...siteMail(place, language, {
        heading: words.heading,
        paragraphs: [
          words.text,
          ...(told.ends_at === null ? [] : [safetyWords(language).until(saidEnd(told.ends_at, language))]),
          { title: words.reason, text: told.reason },
        ],
      }),
    });
  });
}

const saidEnd = (at: Date, language: LanguageCode): string =>
  inJapanTime(saidDate(at.toISOString(), language), language);

async function siteOf(
  { directory, store }: ReportMailServices['site'],
  siteKey: string,
): Promise<PublishedSite | undefined> {
  const record = directory.named(siteKey);
  return record && store.site(record);
}
