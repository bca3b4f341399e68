import { type PublishedSite, serve, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { answerQuestionnaire, openReward, readOwnAnswer, readQuestionnaire, searchQuestionnaire } from './contract.ts';
import type { QuestionnaireDocument } from './documents.ts';
import type { QuestionnaireCall, Questionnaires } from './server/questionnaires.ts';

export { createAnsweredOf, questionnaireData } from './server/personal-answers.ts';
export { createQuestionnaires, type QuestionnaireCall, type Questionnaires } from './server/questionnaires.ts';
export { lastAnswer, readResults } from './server/results.ts';

/** The calls of questionnaires that are contents of their own. */
export function createQuestionnaireServer(
  { store }: Pick<SiteServer, 'store'>,
  questionnaires: Questionnaires,
): { endpoints: ServedEndpoint[] } {
  const find = async (call: {
    site: PublishedSite;
    params: { contentId: number };
    context: RequestContext;
  }): Promise<QuestionnaireCall> => {
    const { site, params, context } = call;
    const { contentId } = params;
    const isThere = (await store.items(site, 'questionnaire', contentId)) !== undefined;
    const module = isThere ? site.modules.find((one) => one.contentId === contentId) : undefined;
    if (module === undefined) throw refuse('notFound');
    return { site, contentId, detailId: 0, document: module.serverContent as QuestionnaireDocument, context };
  };
  return {
    endpoints: [
      serve(readQuestionnaire, async (call) => ({ data: { contents: questionnaires.present(await find(call)) } })),
      serve(readOwnAnswer, async (call) => ({
        data: await questionnaires.readOwn({ ...(await find(call)), member: call.member }),
      })),
      serve(answerQuestionnaire, async (call) => ({
        data: await questionnaires.answer({ ...(await find(call)), member: call.member }, call.body),
      })),
      serve(searchQuestionnaire, async (call) => {
        const { entryFormKey } = call.params;
        const found = questionnaires.suggest(await find(call), entryFormKey, call.query.search_value);
        return { data: { searchResult: found } };
      }),
      serve(openReward, async (call) => ({
        data: await questionnaires.openReward({ ...(await find(call)), member: call.member }),
      })),
    ],
  };
}
