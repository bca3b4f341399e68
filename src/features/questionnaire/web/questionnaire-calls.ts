import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { Answered, OwnAnswerData, Questionnaire, RewardAddress, SentAnswers } from '../contract.ts';

/** The calls of one questionnaire, wherever it stands. */
export interface QuestionnaireCalls {
  read(): Promise<Questionnaire>;
  readOwn(): Promise<OwnAnswerData>;
  send(sent: SentAnswers): Promise<Answered>;
  openReward(): Promise<RewardAddress>;
  /** What is suggested for a text that is typed into a question. */
  search(entryFormKey: string, text: string, signal: AbortSignal): Promise<string[]>;
}

/** Of a questionnaire that is a content of its own. */
export function questionnaireCalls(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
): QuestionnaireCalls {
  const { portalId, eventId = 0 } = site;
  const params = { portalId, eventId, contentId };
  return {
    async read() {
      const { data } = await api.get<typeof contract.readQuestionnaire>(
        'questionnaire/{portalId}/{eventId}/{contentId}/detail',
        { params },
      );
      return data.contents;
    },
    async readOwn() {
      const { data } = await api.get<typeof contract.readOwnAnswer>(
        'questionnaire/{portalId}/{eventId}/{contentId}/answer',
        { params, isQuiet: true },
      );
      return data;
    },
    async send(body) {
      const { data } = await api.postJson<typeof contract.answerQuestionnaire>(
        'questionnaire/{portalId}/{eventId}/{contentId}/answer',
        { params, body, isQuiet: true },
      );
      return data;
    },
    async search(entryFormKey, text, signal) {
      const { data } = await api.get<typeof contract.searchQuestionnaire>(
        'questionnaire/search_text/{portalId}/{eventId}/{contentId}/{entryFormKey}',
        { params: { ...params, entryFormKey }, query: { search_value: text }, signal, isQuiet: true },
      );
      return data.searchResult;
    },
    async openReward() {
      const { data } = await api.post<typeof contract.openReward>(
        'questionnaire/{portalId}/{eventId}/{contentId}/reward',
        { params, isQuiet: true },
      );
      return data;
    },
  };
}
