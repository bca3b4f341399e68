import * as v from 'valibot';
import {
  answerBody,
  answeredSchema,
  ownAnswerSchema,
  questionnaireSchema,
  rewardAddressSchema,
  searchQuery,
  suggestionsSchema,
} from '#features/questionnaire/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema } from '#kernel/schema.ts';

export const readBoothQuestionnaire = endpoint({
  name: 'readBoothQuestionnaire',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/detail',
  summary: 'The questionnaire of a booth with its questions while it is open [QUEST-005].',
  answer: v.object({ contents: questionnaireSchema }),
});

export const readOwnBoothAnswer = endpoint({
  name: 'readOwnBoothAnswer',
  who: 'visitor',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/answer',
  summary: 'Whether the caller has answered the questionnaire of a booth, as for other questionnaires [QUEST-006].',
  answer: ownAnswerSchema,
});

export const answerBoothQuestionnaire = endpoint({
  name: 'answerBoothQuestionnaire',
  who: 'activeVisitor',
  at: 'detail',
  method: 'POST',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/answer',
  summary: 'Stores the answers to the questionnaire of a booth, as for other questionnaires [QUEST-008].',
  bodyKind: 'json',
  body: answerBody,
  answer: answeredSchema,
  statuses: [409, 410, 429],
});

export const openBoothReward = endpoint({
  name: 'openBoothReward',
  who: 'visitor',
  at: 'detail',
  method: 'POST',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/reward',
  summary:
    'Answers an address of the reward that works once, within a minute, for who has answered. 403: the caller has not; at most sixty in ten minutes [QUEST-008].',
  answer: rewardAddressSchema,
  statuses: [429],
});

export const downloadBoothReward = endpoint({
  name: 'downloadBoothReward',
  who: 'visitor',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/reward',
  summary:
    'The reward itself, for clients that send the tokens of who has answered; browsers download by openBoothReward. 403: the caller has not answered [BOOTH-035].',
  fileType: 'application/octet-stream',
  answer: fileSchema,
  statuses: [429],
});

export const searchBoothQuestionnaire = endpoint({
  name: 'searchBoothQuestionnaire',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/search_text/{portalId}/{eventId}/{contentId}/{detailId}/{entryFormKey}',
  summary: 'Suggestions for a SEARCHTEXT question of a booth, by its entryFormKey [QUEST-008].',
  query: searchQuery,
  answer: suggestionsSchema,
});
