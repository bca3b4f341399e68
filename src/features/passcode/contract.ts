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
