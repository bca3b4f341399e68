import { type Api, apiOf, type SentCall } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { callName } from './contracts.ts';

/** A call with the name of its contract. */
export interface MadeCall extends SentCall {
  name: string;
  params: Record<string, unknown> & SentCall['params'];
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}
type FakeAnswer = { data: unknown; total?: number; lastPage?: number } | Error;

/** A client whose calls all reach one function, which knows them by their names. */
export function namedApi<Call = MadeCall>(answer: (call: Call) => unknown): Api {
  return apiOf(async (sent) => (await answer({ params: {}, ...sent, name: callName(sent) } as Call)) as never);
}

/** Answers calls by their names and records them; an error is thrown. */
export function fakeApi(answers: Record<string, (call: MadeCall) => FakeAnswer>): { api: Api; calls: MadeCall[] } {
  const calls: MadeCall[] = [];
  const api = namedApi(async (made) => {
    calls.push(made);
    const answer = answers[made.name]?.(made);
    if (answer === undefined) throw new Error(`Nobody expected the call ${made.name}.`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { calls, api };
}

/** The scope of event 11 of portal 1. */
export const inEvent: Pick<PageContext, 'address' | 'site'> = {
  address: { portalId: 1, eventId: 11 },
  site: { portalId: 1, eventId: 11 },
};

/** The content sold as content 60. */
export const saleInEvent = { siteKey: 'event/11', contentId: 60 } as const;
