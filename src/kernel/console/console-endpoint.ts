import type { CallShape, ParamsOf } from '../endpoint.ts';
import type { OperatorRight } from './operator-role.ts';

/** Calls of the console are below this path; its pages are below `consolePath`. */
export const consolePath = '/console/';
export const consoleApiPrefix = '/console/api/';
/** The channel to open consoles. */
export const consoleRealtimePath = '/console/realtime';

/** Where a one-time link leads. Its secret is behind the #, so that no log of a server or a proxy has it. */
export function beginPath(token: string): string {
  return `${consolePath}begin#${token}`;
}

/** Where somebody chooses a new password whom another owner lets begin anew. */
export function resetPath(token: string): string {
  return `${consolePath}reset#${token}`;
}

/** Where an operator who forgot their password chooses another one. */
export function newPasswordPath(token: string): string {
  return `${consolePath}password#${token}`;
}

/** Where an operator says that a new mail address is theirs. */
export function mailChangePath(token: string): string {
  return `${consolePath}mail#${token}`;
}

/** Who may make a call of the console. The server asks before it reads the body. */
type ConsoleWho =
  /** Nobody is asked who they are: before the sign-in. */
  | 'anyone'
  /** Whoever is signed in to the console. */
  | 'operator'
  /** An operator with any right at the site that the path names: what every role sees of it. */
  | 'anyRight'
  /** An operator with this right at the site that the path names; a site without any right of theirs is not found. */
  | OperatorRight;

/** A call of the console. `{site}` in the path is a site as an address writes it: `event-12`, `portal-3`. */
export interface ConsoleEndpoint extends CallShape {
  may: ConsoleWho;
  /** How sure it must be that the caller is who they say; without it a sign-in is enough. */
  proof?: ConsoleProof;
}

export type ConsoleProof =
  /** A second factor was shown in this session. */
  | 'secondFactor'
  /** And the operator has proved again who they are within the last ten minutes. */
  | 'recent'
  /** Proved within the last ten minutes, by a second factor if they have one: for setting one up. */
  | 'recentIfAny';

/** A path that names a site asks for a right there; no other path can. */
type WhoOf<Path extends string> = 'site' extends keyof ParamsOf<Path>
  ? OperatorRight | 'anyRight'
  : 'anyone' | 'operator';

export function consoleEndpoint<const E extends ConsoleEndpoint>(definition: E & { may: WhoOf<E['path']> }): E {
  return definition;
}

/** `event/12` as an address writes it, and back; undefined for what names no site. */
export function siteNameOf(siteKey: string): string {
  return siteKey.replace('/', '-');
}
export function siteKeyOfName(name: string): string | undefined {
  return /^(portal|event)-(0|[1-9]\d{0,9})$/.test(name) ? name.replace('-', '/') : undefined;
}
