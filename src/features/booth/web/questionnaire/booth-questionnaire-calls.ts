import type { QuestionnaireCalls } from '#features/questionnaire/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { FileAddress } from '#kernel/file-answer.ts';
import type * as contract from '../../contract/questionnaire.ts';

export interface BoothQuestionnaireCalls extends QuestionnaireCalls {
  /** For exhibitors of the booth. */
  readResults(): Promise<contract.BoothResults>;
  fetchResults(): Promise<FileAddress>;
}

/** The calls of the questionnaire of a booth. */
export function boothQuestionnaireCalls(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
  detailId: number,
): BoothQuestionnaireCalls {
  const { portalId, eventId = 0 } = site;
  const params = { portalId, eventId, contentId, detailId };
  const quiet = { params, isQuiet: true } as const;
  return {
    async read() {
      const { data } = await api.get<typeof contract.readBoothQuestionnaire>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/detail',
        quiet,
      );
      return data.contents;
    },
    async readOwn() {
      const { data } = await api.get<typeof contract.readOwnBoothAnswer>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/answer',
        quiet,
      );
      return data;
    },
    async send(body) {
      const { data } = await api.postJson<typeof contract.answerBoothQuestionnaire>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/answer',
        { ...quiet, body },
      );
      return data;
    },
    async readResults() {
      const { data } = await api.get<typeof contract.readBoothResults>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/results',
        quiet,
      );
      return data;
    },
    fetchResults: () =>
      api.getFile<typeof contract.downloadBoothResults>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/results/csv',
        quiet,
      ),
    async openReward() {
      const { data } = await api.post<typeof contract.openBoothReward>(
        'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/reward',
        quiet,
      );
      return data;
    },
    async search(entryFormKey, text, signal) {
      const { data } = await api.get<typeof contract.searchBoothQuestionnaire>(
        'booth/questionnaire/search_text/{portalId}/{eventId}/{contentId}/{detailId}/{entryFormKey}',
        { params: { ...params, entryFormKey }, query: { search_value: text }, signal, isQuiet: true },
      );
      return data.searchResult;
    },
  };
}
