import * as v from 'valibot';
import {
  demoMail,
  lacksSecondFactor,
  mailOfOperator,
  noteInLog,
  operatorMail,
  type Operator,
} from '#features/operator/server.ts';
import {
  type DocumentsByCode,
  draftFaults,
  namedPublication,
  publishDraft,
  readSettings,
  type ReportChange,
  siteTopic,
  type StoredDocuments,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { consolePath, siteNameOf } from '#kernel/console/console-endpoint.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { tell } from '#server/realtime/hints.ts';
import { editorTexts } from './editor-texts.ts';

type Publisher = Pick<Operator, 'operatorId' | 'name'>;
type About = Pick<RequestContext, 'requestId' | 'now'>;

export interface Publication {
  /** Makes the draft public now; throws 409 where a feature says that it cannot be. */
  publish(siteKey: string, by: Publisher, about: About, note?: string): Promise<number>;
  /** Makes the draft public at a time, as it will stand then; another plan of the site goes. */
  plan(
    siteKey: string,
    wish: { at: Instant; note: string | undefined },
    by: Publisher,
    about: About & Pick<RequestContext, 'language'>,
  ): Promise<void>;
  /** Answers false where nothing was planned. */
  cancel(siteKey: string, by: Publisher, about: About): Promise<boolean>;
  planned(siteKey: string): Promise<Instant | undefined>;
}

interface PublicationServices {
  database: Database;
  jobs: Jobs;
  mail: Mailing;
  /** The address of this server on the internet; without it mails hold no links. */
  publicUrl: string | undefined;
  documents: DocumentsByCode;
  stored: StoredDocuments;
  reportChange: ReportChange;
  /** Whether visitors pay for something of the site, as it is public or as its draft has it. */
  sellsForMoney: (siteKey: string) => Promise<boolean>;
}

/** Throws 409 where the draft of a site could not be published; its faults and the report of its changes say why. */
export async function refuseUnpublishable(
  {
    database,
    stored,
    documents,
    reportChange,
  }: Pick<PublicationServices, 'database' | 'stored' | 'documents' | 'reportChange'>,
  siteKey: string,
): Promise<void> {
  const faults = await draftFaults(database, stored, documents, siteKey);
  const { refusals } = faults.length > 0 ? { refusals: [] } : await reportChange(database, siteKey);
  if (faults.length > 0 || refusals.length > 0)
    throw new Refusal(status.conflict, (language) => editorTexts[language].faults);
}

/** How the drafts of sites become public from the console. */
export function createPublication({
  database,
  jobs,
  mail,
  publicUrl,
  documents,
  stored,
  reportChange,
  sellsForMoney,
}: PublicationServices): Publication {
  const { kysely } = database;
  const publish: Publication['publish'] = async (siteKey, by, about, note) => {
    await refuseUnpublishable({ database, stored, documents, reportChange }, siteKey);
    const revision = await inTransaction(database, async (tx) => {
      const made = await publishDraft(tx, siteKey, { by: by.name, note: note === '' ? undefined : note });
      await tx.deleteFrom('planned_publication').where('site_key', '=', siteKey).execute();
      const details = await namedPublication(tx, siteKey, made);
      await noteInLog(tx, about, { operator: by, siteKey, action: 'site.published', details });
      return made;
    });
    tell(database, siteTopic(siteKey));
    return revision;
  };
  const dataSchema = v.object({ siteKey: v.string(), at: v.number() });
  const due = jobs.define('publishSite', dataSchema, async ({ siteKey, at }, { jobId }) => {
    const plan = await kysely
      .selectFrom('planned_publication')
      .selectAll()
      .where('site_key', '=', siteKey)
      .executeTakeFirst();
    // It was cancelled, or moved to another time, which has its own job.
    if (plan === undefined || plan.publish_at.getTime() !== at) return;
    const by = { operatorId: plan.operator_id ?? 0, name: plan.operator_name };
    const about = { requestId: `job ${jobId}`, now: at };
    try {
      // Money may have come into the draft since, or gone from what is public.
      if (plan.operator_id !== null && (await sellsForMoney(siteKey))) await refuseWithoutFactor(plan.operator_id);
      await publish(siteKey, by, about, plan.note ?? undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await refused(siteKey, plan.language ?? defaultLanguage, by, about);
    }
  });
  const refuseWithoutFactor = async (operatorId: number): Promise<void> => {
    const isOfDemo = (await mailOfOperator(kysely, operatorId)) === demoMail;
    if (await lacksSecondFactor(database, { operatorId, isOfDemo }))
      throw new Refusal(status.forbidden, (language) => editorTexts[language].faults);
  };
  /** A plan that its draft does not allow is given up, and whoever made it is told by mail. */
  const refused = async (siteKey: string, language: LanguageCode, by: Publisher, about: About): Promise<void> => {
    const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
    await inTransaction(database, async (tx) => {
      await tx.deleteFrom('planned_publication').where('site_key', '=', siteKey).execute();
      await noteInLog(tx, about, { operator: by, siteKey, action: 'publication.refused' });
      const to = await mailOfOperator(tx, by.operatorId);
      if (to === undefined) return;
      const siteTitle = settings?.document?.webSetting.title ?? null;
      const path = `${consolePath}sites/${siteNameOf(siteKey)}/publish`;
      const wish = { kind: 'publicationRefused', siteTitle, at: new Date(about.now), path, to, language } as const;
      await mail.send(operatorMail({ publicUrl }, wish), { tx });
    });
  };

  return {
    publish,
    async plan(siteKey, { at, note }, by, { language, ...about }) {
      await inTransaction(database, async (tx) => {
        const plan = {
          publish_at: new Date(at),
          operator_id: by.operatorId,
          operator_name: by.name,
          language,
          note: note || null,
        };
        await tx
          .insertInto('planned_publication')
          .values({ site_key: siteKey, ...plan })
          .onConflict((conflict) => conflict.column('site_key').doUpdateSet(plan))
          .execute();
        await due.send({ siteKey, at }, { tx, startAfter: at });
        await noteInLog(tx, about, { operator: by, siteKey, action: 'publication.planned', details: { at } });
      });
    },
    async cancel(siteKey, by, about) {
      return inTransaction(database, async (tx) => {
        const gone = await tx
          .deleteFrom('planned_publication')
          .where('site_key', '=', siteKey)
          .returning('site_key')
          .executeTakeFirst();
        if (gone === undefined) return false;
        await noteInLog(tx, about, { operator: by, siteKey, action: 'publication.cancelled' });
        return true;
      });
    },
    async planned(siteKey) {
      const row = await kysely
        .selectFrom('planned_publication')
        .select('publish_at')
        .where('site_key', '=', siteKey)
        .executeTakeFirst();
      return row?.publish_at.getTime();
    },
  };
}
