import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

export const readConsoleUser = endpoint({
  name: 'readConsoleUser',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'console_user_cache/{portalId}[/{eventId}]/{consoleUser}',
  summary: 'Whether a console user key is valid at a site; a key of a portal is valid at its events too [ACCESS-043].',
  answer: v.object({ exists: v.boolean() }),
});
