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
import { csvType } from '#kernel/csv.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { fileSchema } from '#kernel/schema.ts';
import { tableFileTypes } from '#kernel/table-file.ts';

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
  summary:
    'Whether the caller has answered the questionnaire of a booth, in the same way as readOwnAnswer [QUEST-006].',
  answer: ownAnswerSchema,
});

export const answerBoothQuestionnaire = endpoint({
  name: 'answerBoothQuestionnaire',
  who: 'activeVisitor',
  at: 'detail',
  method: 'POST',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/answer',
  summary: 'Stores the answers to the questionnaire of a booth, in the same way as answerQuestionnaire [QUEST-008].',
  bodyKind: 'json',
  body: answerBody,
  bodyMaxBytes: answersBodyMaxBytes,
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
    'Answers an address at which a caller who has answered downloads the reward; it works for a minute. 403: the caller has not answered. 429 after sixty in ten minutes [QUEST-008].',
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
    'The reward as a file, for clients that send the tokens of the person who answered; browsers use openBoothReward. 403: the caller has not answered [BOOTH-035].',
  fileType: tableFileTypes,
  answer: fileSchema,
  statuses: [429],
});

const resultsSchema = v.object({
  answers: v.number(),
  /** ISO 8601, in Tokyo time; null before the first answer. */
  lastAt: v.nullable(v.string()),
});
export type BoothResults = v.InferOutput<typeof resultsSchema>;

export const readBoothResults = endpoint({
  name: 'readBoothResults',
  who: 'activeMember',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/results',
  summary: 'The number of answers to the questionnaire of a booth, for its exhibitors. 404 for everybody else.',
  answer: resultsSchema,
});

export const downloadBoothResults = endpoint({
  name: 'downloadBoothResults',
  who: 'activeMember',
  at: 'detail',
  method: 'GET',
  path: 'booth/questionnaire/{portalId}/{eventId}/{contentId}/{detailId}/results/csv',
  summary:
    'The answers to the questionnaire of a booth as CSV, for its exhibitors, even after it has closed. A member is named only if they wrote their name in an answer. 404 for everybody else.',
  fileType: csvType,
  answer: fileSchema,
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

export const readAnswersOfBooth = consoleEndpoint({
  name: 'readAnswersOfBooth',
  method: 'GET',
  path: 'sites/{site}/booths/{contentId}/{detailId}/answers',
  summary: 'The number of answers to the questionnaire of an own booth.',
  answer: resultsSchema,
  may: 'exhibit',
});

export const downloadAnswersOfBooth = consoleEndpoint({
  name: 'downloadAnswersOfBooth',
  method: 'GET',
  path: 'sites/{site}/booths/{contentId}/{detailId}/answers/csv',
  summary:
    'The answers to the questionnaire of an own booth as CSV; a member is named only if they wrote their name in an answer.',
  fileType: csvType,
  answer: fileSchema,
  may: 'exhibit',
  proof: 'secondFactor',
});
