import { moduleOf, type PublishedSite, serve, type Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import {
  answerQuestionnaire,
  openReward,
  ownAnswersSchema,
  readOwnAnswer,
  readQuestionnaire,
  searchQuestionnaire,
} from './contract.ts';
import type { QuestionnaireCall, Questionnaires } from './server/questionnaires.ts';
import { createAnsweredOf, questionnaireData } from './server/personal-answers.ts';

export { createQuestionnaires, type QuestionnaireCall, type Questionnaires } from './server/questionnaires.ts';
export { lastAnswer, readResults } from './server/results.ts';

/** The calls of questionnaires that are contents of their own. */
export function createQuestionnaireServer(database: Database, questionnaires: Questionnaires): ServerFeature<Visit> {
  const answeredOf = createAnsweredOf(database);
  const find = (call: {
    site: PublishedSite;
    params: { contentId: number };
    context: RequestContext;
  }): QuestionnaireCall => {
    const { site, params, context } = call;
    const { contentId } = params;
    const module = moduleOf(site, 'questionnaire', contentId);
    if (!module?.visible) throw refuse('notFound');
    return { site, contentId, detailId: 0, document: module.serverContent, context };
  };
  return {
    personalData: [questionnaireData(database)],
    eraseRehearsal: async (tx, { siteKey }) =>
      void (await tx.deleteFrom('questionnaire_answer').where('site_key', '=', siteKey).execute()),
    personalFacts: [
      {
        name: 'questionnaire',
        schema: ownAnswersSchema,
        read: (member, { site, context }) => answeredOf(member, site, context),
      },
    ],
    endpoints: [
      serve(readQuestionnaire, async (call) => ({ data: { contents: questionnaires.present(find(call)) } })),
      serve(readOwnAnswer, async (call) => ({
        data: await questionnaires.readOwn({ ...find(call), member: call.member }),
      })),
      serve(answerQuestionnaire, async (call) => ({
        data: await questionnaires.answer({ ...find(call), member: call.member }, call.body),
      })),
      serve(searchQuestionnaire, async (call) => {
        const { entryFormKey } = call.params;
        const found = questionnaires.suggest(find(call), entryFormKey, call.query.search_value);
        return { data: { searchResult: found } };
      }),
      serve(openReward, async (call) => ({
        data: await questionnaires.openReward({ ...find(call), member: call.member }),
      })),
    ],
  };
}
