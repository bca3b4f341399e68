import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  lastAnswer,
  type QuestionnaireCall,
  type Questionnaires,
  readResults,
} from '#features/questionnaire/server.ts';
import {
  createContentItems,
  type PublishedSite,
  serve,
  type SiteServer,
  spokenLanguage,
} from '#features/site/server.ts';
import { csvText } from '#kernel/csv.ts';
import { handoutEndingOf, handoutTypes } from '#kernel/handout.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { HandoutFiles } from '#server/uploads/handout-files.ts';
import * as calls from '../../contract/questionnaire.ts';
import type { BoothItem } from '../../documents.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { boothModule } from '../list/booth-index.ts';

export interface BoothQuestionnaireServices {
  database: Database;
  site: Pick<SiteServer, 'store'>;
  questionnaires: Questionnaires;
  files: Pick<HandoutFiles, 'readHandout'>;
}

interface CallAtBooth {
  site: PublishedSite;
  params: { contentId: number; detailId: number };
  context: RequestContext;
}

/** The calls of the questionnaires of booths. */
export function createBoothQuestionnaireServer({
  database,
  site: { store },
  questionnaires,
  files,
}: BoothQuestionnaireServices): {
  endpoints: ServedEndpoint[];
  consoleCalls: ServedConsoleCall[];
} {
  const booths = createContentItems(store, { code: 'booth' });

  const find = async (call: CallAtBooth): Promise<QuestionnaireCall> => {
    const { site, params, context } = call;
    const { contentId, detailId } = params;
    const booth = (await booths.shown(call)).find((one) => one.detailId === detailId);
    if (booth === undefined) throw await booths.refuseDetail(call, detailId);
    const document = booth.items.questionnaire;
    if (!document.enable || !boothModule(site, contentId).content.option.questionnaire) throw refuse('notFound');
    return { site, contentId, detailId, document, context };
  };

  /** The booth of who runs it, also while it asks nothing. */
  const findOwn = async (call: CallAtBooth & { member: Member }): Promise<BoothItem> => {
    const { site, params, member } = call;
    const booth = (await booths.shown(call)).find((one) => one.detailId === params.detailId);
    const exhibitors = booth === undefined ? [] : await exhibitorsOf(database, site.siteKey, params);
    if (booth === undefined || !exhibitors.some(({ memberId }) => memberId === member.memberId)) {
      throw refuse('notFound');
    }
    return booth;
  };

  /** The booth of a call of the console, which its exhibitor may make. */
  const publicBooth = async (
    at: { portalId: number; eventId: number | undefined },
    { contentId, detailId }: { contentId: number; detailId: number },
  ): Promise<{ site: PublishedSite; booth: BoothItem | undefined } | undefined> => {
    const site = await store.site(at);
    const items = site && (await store.items(site, 'booth', contentId));
    return site && { site, booth: items?.find((one) => one.detailId === detailId) };
  };

  return {
    consoleCalls: [
      serveConsole(calls.readAnswersOfBooth, async ({ site: at, params }) => {
        const found = await publicBooth(at, params);
        if (found === undefined) return { data: { answers: 0, lastAt: null } };
        const { answers, lastAt } = await lastAnswer(database, found.site, params);
        return { data: { answers, lastAt: lastAt && formatInstant(lastAt.getTime()) } };
      }),
      serveConsole(calls.downloadAnswersOfBooth, async ({ site: { siteKey, ...at }, params, operator, context }) => {
        const found = await publicBooth(at, params);
        if (found?.booth === undefined) throw refuse('notFound');
        const { contentId, detailId } = params;
        await noteLook(database.kysely, context, {
          operator,
          siteKey,
          what: 'questionnaireAnswers',
          details: { contentId, detailId },
        });
        const { questions } = found.booth.items.questionnaire;
        const reader = { language: spokenLanguage(found.site.document, context.language), isOrganiser: false };
        const text = csvText(await readResults(database, found.site, params, questions, reader));
        return { data: { name: 'answers.csv', bytes: new TextEncoder().encode(text) } };
      }),
    ],
    endpoints: [
      serve(calls.readBoothResults, async (call) => {
        await findOwn(call);
        const { answers, lastAt } = await lastAnswer(database, call.site, call.params);
        return { data: { answers, lastAt: lastAt && formatInstant(lastAt.getTime()) } };
      }),
      serve(calls.downloadBoothResults, async (call) => {
        const { site, params, context } = call;
        const { questions } = (await findOwn(call)).items.questionnaire;
        const reader = { language: spokenLanguage(site.document, context.language), isOrganiser: false };
        const text = csvText(await readResults(database, site, params, questions, reader));
        return { data: { name: 'answers.csv', bytes: new TextEncoder().encode(text) } };
      }),
      serve(calls.readBoothQuestionnaire, async (call) => ({
        data: { contents: questionnaires.present(await find(call)) },
      })),
      serve(calls.readOwnBoothAnswer, async (call) => ({
        data: await questionnaires.readOwn({ ...(await find(call)), member: call.member }),
      })),
      serve(calls.answerBoothQuestionnaire, async (call) => ({
        data: await questionnaires.answer({ ...(await find(call)), member: call.member }, call.body),
      })),
      serve(calls.openBoothReward, async (call) => ({
        data: await questionnaires.openReward({ ...(await find(call)), member: call.member }),
      })),
      serve(calls.downloadBoothReward, async (call) => {
        const handout = await questionnaires.rewardOf({ ...(await find(call)), member: call.member });
        const bytes = await files.readHandout(handout);
        if (bytes === undefined) throw refuse('notFound');
        const ending = handoutEndingOf(handout.path);
        return { data: { name: handout.name, bytes, type: ending && handoutTypes[ending] } };
      }),
      serve(calls.searchBoothQuestionnaire, async (call) => {
        const { entryFormKey } = call.params;
        const found = questionnaires.suggest(await find(call), entryFormKey, call.query.search_value);
        return { data: { searchResult: found } };
      }),
    ],
  };
}
