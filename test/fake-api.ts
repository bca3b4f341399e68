import type { Api } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';

export interface MadeCall {
  name: string;
  path: string;
  params: Record<string, unknown>;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
}
type FakeAnswer = { data: unknown; total?: number; lastPage?: number } | Error;

/** Answers calls by their names and notes them; an error is thrown. */
export function fakeApi(answers: Record<string, (call: MadeCall) => FakeAnswer>): { api: Api; calls: MadeCall[] } {
  const calls: MadeCall[] = [];
  const call = async (options: unknown): Promise<never> => {
    const made = options as MadeCall;
    calls.push(made);
    const answer = answers[made.name]?.(made);
    if (answer === undefined) throw new Error(`Nobody expected the call ${made.name}.`);
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  return { calls, api: { call } };
}

/** The scope of event 11 of portal 1. */
export const inEvent: Pick<PageContext, 'address' | 'site'> = {
  address: { portalId: 1, eventId: 11 },
  site: { portalId: 1, eventId: 11 },
};

/** What is sold in content 60 of it. */
export const saleInEvent = { siteKey: 'event/11', contentId: 60 } as const;
