import { checkForm, errorsOf, holdMember, nobody, suggestAnswers } from '#features/profile/server.ts';
import { makeHandoutAddress } from '#features/handout/server.ts';
import { type PublishedSite, type Say, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { Handout } from '#kernel/handout.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type FieldErrors, Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Answered, OwnAnswerData, Questionnaire, RewardAddress, SentAnswers } from '../contract.ts';
import type { QuestionnaireDocument } from '../documents.ts';
import { questionnaireState } from '../rules/questionnaire-state.ts';
import { repeatedItems } from '../rules/questionnaire-rules.ts';
import type { QuestionnaireMessages } from '../texts/jpn.ts';
import { presentAnswered, presentQuestionnaire } from './present-questionnaire.ts';
import { questionnaireMessages } from './questionnaire-messages.ts';
import { respondentOf } from './respondent.ts';
import {
  claimAnswers,
  findOwnAnswer,
  type GivenAnswer,
  type OwnAnswer,
  type Respondent,
  storeAnswer,
} from './stored-answers.ts';

/** A call about the questionnaire of a content, or of a booth. */
export interface QuestionnaireCall {
  site: PublishedSite;
  contentId: number;
  detailId: number;
  document: QuestionnaireDocument;
  context: RequestContext;
}
type CallOfVisitor = QuestionnaireCall & { member: Member | undefined };

/** What the calls of a questionnaire do, wherever it stands. */
export interface Questionnaires {
  present(call: QuestionnaireCall): Questionnaire;
  readOwn(call: CallOfVisitor): Promise<OwnAnswerData>;
  /** Stores the answers once. Throws 409, 410 and 422. */
  answer(call: CallOfVisitor, sent: SentAnswers): Promise<Answered>;
  /** The reward for a person who has answered; throws 403 for everybody else, and 429 after too many downloads. */
  rewardOf(call: CallOfVisitor): Promise<Handout>;
  openReward(call: CallOfVisitor): Promise<RewardAddress>;
  /** The suggestions for a question; throws 404. */
  suggest(call: QuestionnaireCall, entryFormKey: string, text: string): string[];
}

export function createQuestionnaires(database: Database): Questionnaires {
  const { kysely } = database;
  const wordsOf = ({ site, context }: QuestionnaireCall): [Say, LanguageCode] => {
    const language = spokenLanguage(site.document, context.language);
    return [sayIn(site.document, language), language];
  };
  const findOwn = async (call: CallOfVisitor, respondent: Respondent): Promise<OwnAnswer | undefined> => {
    await claimAnswers(kysely, call.site, respondent);
    return findOwnAnswer(kysely, call, respondent);
  };

  const store = (call: CallOfVisitor, respondent: Respondent, given: Parameters<typeof storeAnswer>[3]) =>
    inTransaction(database, async (tx) => {
      const { memberId } = respondent;
      if (memberId !== undefined && !(await holdMember(tx, memberId))) throw refuse('sessionEnded');
      return storeAnswer(tx, call, respondent, given);
    });

  const rewardOf: Questionnaires['rewardOf'] = async (call) => {
    const { reward } = call.document;
    if (reward === undefined) throw refuse('notFound');
    const respondent = respondentOf(call.member, call.context);
    const own = await findOwn(call, respondent);
    if (own === undefined) throw refuseFor(status.forbidden, 'notAnswered');
    await takeTry(database, 'reward', call);
    return reward.handout;
  };

  return {
    present: (call) => presentQuestionnaire(call.document, ...wordsOf(call), call.context.now),
    async readOwn(call) {
      const own = await findOwn(call, respondentOf(call.member, call.context));
      return { answered: own === undefined ? null : presentAnswered(call.document, own, wordsOf(call)[0]) };
    },
    async answer(call, { key, answers }) {
      const { document, context } = call;
      const [say, language] = wordsOf(call);
      const respondent = respondentOf(call.member, context);
      if (respondent.memberId === undefined && respondent.visitorHash === undefined) throw refuse('invalid');
      const first = await findOwn(call, respondent);
      if (first !== undefined) return firstResult(document, first, key, say);
      const state = questionnaireState(document.base, context.now);
      if (state !== 'open') throw refuseFor(status.gone, state);
      if (respondent.memberId === undefined) await takeTry(database, 'questionnaireAnswer', { context });
      const given = await checkAnswers(database, call, answers);
      const at = new Date(context.now);
      const stored = await store(call, respondent, { formKey: key, language, answers: given, at });
      if (stored !== undefined) return presentAnswered(document, stored, say);
      // Another send of the same person was faster.
      const faster = await findOwnAnswer(kysely, call, respondent);
      if (faster === undefined) throw refuse('unavailable');
      return firstResult(document, faster, key, say);
    },
    suggest({ site, document, context }, entryFormKey, text) {
      const isOpen = questionnaireState(document.base, context.now) === 'open';
      const form = { site, entries: isOpen ? document.questions : [] };
      const found = suggestAnswers(form, (entry) => entry.entryFormKey === entryFormKey, text, context.language);
      if (found === undefined) throw refuse('notFound');
      return found;
    },
    rewardOf,
    async openReward(call) {
      const { path, name } = await rewardOf(call);
      const asked = { path, name, sessionId: call.member?.sessionId };
      return { address: await makeHandoutAddress(database, asked, call.context.now), name };
    },
  };
}

/** The form that was stored gets its result again; every other one is refused. */
function firstResult(document: QuestionnaireDocument, first: OwnAnswer, key: string, say: Say): Answered {
  if (first.formKey !== key) throw refuseFor(status.conflict, 'answeredBefore');
  return presentAnswered(document, first, say);
}

/** The answers in the order of the form; throws 422 with the problem of each. */
async function checkAnswers(
  database: Database,
  { site, document, context }: QuestionnaireCall,
  answers: SentAnswers['answers'],
): Promise<GivenAnswer[]> {
  const form = { list: 'profile', site, entries: document.questions } as const;
  const { answers: checked, problems } = await checkForm(database.kysely, form, answers, nobody, context.language);
  const wrong = errorsOf(problems);
  const repeated = repeatedItems(answers);
  if (wrong !== undefined || repeated.length > 0) {
    throw refuseFor(status.invalid, 'invalidInput', (language) => ({
      ...wrong?.(language),
      ...Object.fromEntries(repeated.map((key) => [key, [questionnaireMessages[language].repeatedItem]])),
    }));
  }
  return [...checked].map(([entryFormKey, answer]) => ({ entryFormKey, ...answer }));
}

function refuseFor(
  code: number,
  text: Exclude<keyof QuestionnaireMessages, 'results'>,
  errors?: (language: LanguageCode) => FieldErrors,
): Refusal {
  return new Refusal(code, (language) => questionnaireMessages[language][text], errors);
}
