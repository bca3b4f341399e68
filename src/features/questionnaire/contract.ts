import * as v from 'valibot';
import { answersSchema, profileItemSchema, searchValue, suggestions } from '#features/profile/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { formKeyPattern } from './rules/questionnaire-rules.ts';
import { questionnaireStates } from './rules/questionnaire-state.ts';

export const rewardSchema = v.object({
  name: v.string(),
  /** The ending of the file, as pdf. */
  ending: v.string(),
  bytes: v.number(),
});
export type Reward = v.InferOutput<typeof rewardSchema>;

/** A questionnaire as anybody reads it. It has questions only while it is open. */
export const questionnaireSchema = v.object({
  state: v.picklist(questionnaireStates),
  base: v.object({
    enableVisiblePeriod: v.boolean(),
    visibleStartDate: v.nullable(v.string()),
    visibleEndDate: v.nullable(v.string()),
  }),
  /** Safe HTML. */
  description: v.string(),
  questions: v.array(profileItemSchema),
  reward: v.nullable(rewardSchema),
});
export type Questionnaire = v.InferOutput<typeof questionnaireSchema>;

/** For a visitor who has answered. */
export const answeredSchema = v.object({
  /** ISO 8601, in Tokyo time. */
  answeredAt: v.string(),
  /** Safe HTML of the organiser; '' where they wrote none. */
  thanks: v.string(),
  reward: v.nullable(rewardSchema),
});
export type Answered = v.InferOutput<typeof answeredSchema>;

export const ownAnswerSchema = v.object({ answered: v.nullable(answeredSchema) });
export type OwnAnswerData = v.InferOutput<typeof ownAnswerSchema>;

export const answerBody = v.object({
  /** Made when the form is opened; the same form that is sent again gets the first result. */
  key: v.pipe(v.string(), v.regex(formKeyPattern)),
  answers: v.optional(answersSchema, []),
});
export type SentAnswers = v.InferOutput<typeof answerBody>;

export const rewardAddressSchema = v.object({
  /** Of this host; it opens the file for a minute. */
  address: v.string(),
  name: v.string(),
});
export type RewardAddress = v.InferOutput<typeof rewardAddressSchema>;

export const readQuestionnaire = endpoint({
  name: 'readQuestionnaire',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'questionnaire/{portalId}/{eventId}/{contentId}/detail',
  summary: 'A questionnaire with its questions while it is open [QUEST-005].',
  answer: v.object({ contents: questionnaireSchema }),
});

export const readOwnAnswer = endpoint({
  name: 'readOwnAnswer',
  who: 'visitor',
  at: 'content',
  method: 'GET',
  path: 'questionnaire/{portalId}/{eventId}/{contentId}/answer',
  summary:
    'Whether the caller has answered: the member, or the browser that sends the anonymous-token. An answer that the browser gave before the login becomes the member’s [QUEST-006].',
  answer: ownAnswerSchema,
});

export const answerQuestionnaire = endpoint({
  name: 'answerQuestionnaire',
  who: 'activeVisitor',
  at: 'content',
  method: 'POST',
  path: 'questionnaire/{portalId}/{eventId}/{contentId}/answer',
  summary:
    'Stores the answers, all or none, once for a member or an anonymous-token. 409: another form was sent before. 410: the questionnaire is not open. 422 names each wrong field by its entryFormKey, and a part of it as entryFormKey.part [QUEST-008].',
  bodyKind: 'json',
  body: answerBody,
  bodyMaxBytes: answersBodyMaxBytes,
  answer: answeredSchema,
  statuses: [409, 410, 429],
});

export const openReward = endpoint({
  name: 'openReward',
  who: 'visitor',
  at: 'content',
  method: 'POST',
  path: 'questionnaire/{portalId}/{eventId}/{contentId}/reward',
  summary:
    'Answers an address at which a caller who has answered downloads the reward; it works for a minute. 403: the caller has not answered. 429 after sixty in ten minutes [QUEST-008].',
  answer: rewardAddressSchema,
  statuses: [429],
});

export const searchQuery = v.object({ search_value: v.optional(searchValue, '') });
export const suggestionsSchema = suggestions;

export const searchQuestionnaire = endpoint({
  name: 'searchQuestionnaire',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'questionnaire/search_text/{portalId}/{eventId}/{contentId}/{entryFormKey}',
  summary: 'Suggestions for a SEARCHTEXT question, by its entryFormKey [QUEST-008].',
  query: searchQuery,
  answer: suggestionsSchema,
});

/** The questionnaires that the member has answered; detailId is a booth's, and null for one of its own. */
export const ownAnswersSchema = v.array(
  v.object({ contentId: v.number(), detailId: v.nullable(v.number()), answeredAt: v.string() }),
);

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    questionnaire: v.InferOutput<typeof ownAnswersSchema>;
  }
}
