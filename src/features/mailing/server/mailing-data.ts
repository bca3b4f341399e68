import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import { mailingDocument } from '../contract.ts';

/** The mails of organisers that a member got, for their export. */
export function mailingData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'mailings',
    tables: ['mailing_recipient'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('mailing_recipient as r')
        .innerJoin('mailing as m', 'm.mailing_id', 'r.mailing_id')
        .select(['m.site_key', 'm.document', 'r.mail_to', 'r.language', 'r.state', 'r.queued_at'])
        .where('r.member_id', '=', memberId)
        .orderBy('r.mailing_id')
        .execute();
      return rows.map(({ site_key: site, document, mail_to: to, language, state, queued_at: at }) => ({
        site,
        to,
        language,
        state,
        at,
        subject: readStored(mailingDocument, document).output?.subject[language] ?? '',
      }));
    },
  };
}
