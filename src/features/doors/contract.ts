import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

export const checkPasscode = endpoint({
  name: 'checkPasscode',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  // A wrong one uses up a try of everybody behind the address.
  changes: true,
  path: 'passcode_check/{portalId}[/{eventId}]',
  summary: 'Whether a passcode opens the site; 429 after five wrong passcodes of a visitor in a minute [ACCESS-012].',
  query: v.object({ passcode: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)) }),
  answer: v.object({ passcodeCheck: v.boolean() }),
});

export const readConsoleUser = endpoint({
  name: 'readConsoleUser',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'console_user_cache/{portalId}[/{eventId}]/{consoleUser}',
  summary: 'Whether a console user key is valid at a site; a key of a portal is valid at its events too [ACCESS-043].',
  answer: v.object({ exists: v.boolean() }),
});

export const readPreviewDetail = endpoint({
  name: 'readPreviewDetail',
  who: 'previewer',
  at: 'detail',
  method: 'GET',
  path: 'ex/detail/{portalId}/{eventId}/{contentId}/{detailId}',
  summary:
    "For previewers only: answers like the module's own detail call, but from the draft and regardless of the public period. The header excluded-modules names modules to leave out [ACCESS-038, ACCESS-039].",
  answer: v.any(),
});

/** The tickets the member holds that unlock contents of this site (TICKET-124). */
export const ticketLimitedSchema = v.array(v.object({ contentId: v.number(), ticketId: v.number() }));

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    ticketLimited: v.InferOutput<typeof ticketLimitedSchema>;
  }
}
