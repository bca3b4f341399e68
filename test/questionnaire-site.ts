import * as v from 'valibot';
import { createHandoutServer } from '#features/handout/server.ts';
import {
  type Answered,
  answerQuestionnaire,
  openReward,
  readOwnAnswer,
  type RewardAddress,
  type SentAnswers,
} from '#features/questionnaire/contract.ts';
import { questionnaireDocuments } from '#features/questionnaire/documents.ts';
import { createQuestionnaireServer, createQuestionnaires } from '#features/questionnaire/server.ts';
import type { Handout } from '#kernel/handout.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { testMember, type TestMember } from './test-member.ts';

export const now = parseInstant('2026-11-20 10:00') as number;
export const handout: Handout = { path: `/handout/${'b'.repeat(64)}.pdf`, name: 'guide.pdf', bytes: 3 };

/** The contents of event 11: with a reward, plain, before its start, over, and ending at 11 o'clock. */
export const contents = { open: 71, plain: 72, soon: 73, over: 74, ends: 75 } as const;

export const questions = [
  { detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: 'ご要望' }, isRequired: true },
  {
    detailId: 2,
    entryFormKey: 'day',
    answerMethod: 'CHECKBOX',
    label: { jpn: '来場日' },
    selectorItems: [
      { key: 'a', label: { jpn: '1日目' } },
      { key: 'b', label: { jpn: '2日目' } },
    ],
  },
  {
    detailId: 3,
    entryFormKey: 'industry',
    answerMethod: 'SEARCHTEXT',
    label: { jpn: '業種' },
    searchItems: [{ label: { jpn: '食品・飲料' }, reading: 'しょくひん' }],
  },
];
const reward = { name: { jpn: '手引き' }, handout };

const module = (contentId: number, more: object = {}) => ({
  moduleCode: 'questionnaire',
  contentId,
  serverContent: v.parse(questionnaireDocuments[0]?.serverContent, { questions, ...more }),
});
const period = (visibleStartDate: string, visibleEndDate: string) => ({
  base: { enableVisiblePeriod: true, visibleStartDate, visibleEndDate },
});

export type Who = Partial<RequestContext>;

export interface QuestionnaireSite {
  calls: SiteCalls;
  send(contentId: number, who: Who, answers?: SentAnswers['answers'], formKey?: string): Promise<Answered>;
  own(contentId: number, who: Who): Promise<Answered | null>;
  reward(contentId: number, who: Who): Promise<RewardAddress>;
  rows(): Promise<{ member_id: number | null; answers: unknown }[]>;
  /** Nobody has answered; a new member, and a browser that nobody knows. */
  anew(): Promise<{ member: TestMember; asMember(more?: Who): Who; visitor(more?: Who): Who }>;
}

export async function questionnaireSite(): Promise<QuestionnaireSite> {
  const on = { login: { isEnabled: true } };
  const modules = [
    module(contents.open, {
      description: { jpn: '<p>ご協力を</p><script>x</script>' },
      thanks: { jpn: '<p>ありがとう</p>' },
      reward,
    }),
    module(contents.plain),
    module(contents.soon, period('2026-11-21', '2026-11-22')),
    module(contents.over, { ...period('2026-11-01', '2026-11-19'), reward }),
    module(contents.ends, period('2026-11-01 00:00', '2026-11-20 11:00')),
  ];
  const sites = [
    { site: portalFile(on) },
    { site: eventFile({ portalId: 1, ...on }), modules },
    { site: eventFile({ portalId: 1, eventId: 12, ...on }) },
  ];
  const files = { readHandout: async () => new Uint8Array([1, 2, 3]) };
  const calls = await siteCalls(sites, [], (_, database) => ({
    endpoints: [
      ...createQuestionnaireServer(database, createQuestionnaires(database)).endpoints,
      ...createHandoutServer({ database, files, sources: [] }).endpoints,
    ],
  }));
  let made = 0;
  return {
    calls,
    send: async (contentId, who, answers = [wish()], formKey = key('a')) =>
      (await calls.post(answerQuestionnaire, at(contentId), { key: formKey, answers }, who)).data,
    own: async (contentId, who) => (await calls.call(readOwnAnswer, at(contentId), {}, who)).data.answered,
    reward: async (contentId, who) => (await calls.post(openReward, at(contentId), {}, who)).data,
    rows: () => calls.database.kysely.selectFrom('questionnaire_answer').selectAll().execute(),
    async anew() {
      await calls.database.kysely.deleteFrom('questionnaire_answer').execute();
      const member = await testMember(calls.database, 'portal/1', now);
      made += 1;
      const anonymousToken = String(made).padStart(32, 'T');
      return {
        member,
        asMember: (more = {}) => ({ now, accessToken: member.accessToken, ...more }),
        visitor: (more = {}) => ({ now, anonymousToken, ...more }),
      };
    },
  };
}

export const at = (contentId: number) => ({ portalId: 1, eventId: 11, contentId });
export const wish = (textValue = 'もっと広い通路') => ({
  entryFormKey: 'wish',
  answerMethod: 'TEXT',
  textValue,
  selectorValue: [],
});
export const day = (...keys: string[]) => ({
  entryFormKey: 'day',
  answerMethod: 'CHECKBOX',
  textValue: '',
  selectorValue: keys.map((one) => ({ key: one, value: one })),
});
/** The key of a form. */
export const key = (letter: string): string => letter.repeat(36);

interface Refused {
  status: number;
  said?: string | undefined;
  errors?: Record<string, string[]>;
}

export function refusalOf(call: Promise<unknown>): Promise<Refused> {
  return call.then(
    () => ({ status: 200 }),
    (error: { status: number; say?: (l: 'jpn') => string; errors?: (l: 'jpn') => Record<string, string[]> }) => ({
      status: error.status,
      said: error.say?.('jpn'),
      errors: error.errors?.('jpn') ?? {},
    }),
  );
}
