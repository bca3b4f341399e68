import type { Endpoint, Who } from '#kernel/endpoint.ts';
import { behindPasscode } from './common-parts.ts';
import type { OpenApiDocument } from './document.ts';

type Requirement = Record<string, string[]>;

/** What a caller can show, as the server reads it. */
export const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  memberToken: {
    type: 'apiKey',
    in: 'header',
    name: 'access-token',
    description:
      'The member’s token of a login, good for 30 minutes: 551 asks for the next one, 552 for a login. A call for ' +
      'previewers takes the token of a preview link as well.',
  },
  portalPasscode: {
    type: 'apiKey',
    in: 'header',
    name: 'portal-passcode',
    description: 'The six digits that open a portal. Needed where the portal is locked by a passcode, else 461.',
  },
  eventPasscode: {
    type: 'apiKey',
    in: 'header',
    name: 'event-passcode',
    description: 'The six digits that open an event. Needed where the event is locked by a passcode, else 461.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of a site, made in the console. Its role and its site bound what it may call.',
  },
  consoleSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-hiroba-console',
    description:
      'The session of somebody who is signed in to the console (`hiroba-console` over http). A POST comes from a page ' +
      'of this host, is JSON or multipart, and has the header `console-call: 1`. Some calls ask for a second factor.',
  },
};

/** Either opens a call of the console that a program may make. */
export const ofOrganisers: Requirement[] = [{ apiKey: [] }, { consoleSession: [] }];

const member: Requirement = { memberToken: [] };
const openedBy: Record<Who, readonly Requirement[]> = {
  anyone: [{}],
  visitor: [{}, member],
  activeVisitor: [{}, member],
  member: [member],
  activeMember: [member],
  staff: [member],
  previewer: [member],
};

/**
 * What a call of visitors asks for: one of these. Behind the doors of a site a login may be needed whoever may call, and
 * a passcode joins where the site may be locked.
 */
export function securityOf({ who, at, isOfPortal }: Endpoint, parameters: readonly string[]): Requirement[] {
  const isBehindLogin = behindPasscode.includes(at) && at !== 'pastPasscode';
  const callers = isBehindLogin && who === 'anyone' ? openedBy.visitor : openedBy[who];
  if (!behindPasscode.includes(at)) return [...callers];
  const isOfEvent = parameters.includes('eventId') && isOfPortal !== true;
  const passcode: Requirement = isOfEvent ? { eventPasscode: [] } : { portalPasscode: [] };
  return callers.flatMap((caller) => [caller, { ...caller, ...passcode }]);
}
