interface ProvenIdentity {
  /** The member who has this identity. */
  ownerId: number | undefined;
  /** The member who wants to connect the identity; undefined at a login. */
  wantedById: number | undefined;
  /** The mail address that the provider has verified, and the member who has an account with it. */
  mail: 'unverified' | 'free' | { memberId: number };
}

interface Caller {
  /** The member of the session that calls. */
  memberId: number | undefined;
}

export interface ConnectionFacts extends ProvenIdentity, Caller {
  /** The organiser lets a verified mail address of the provider open the account that has this address. */
  trustsMail: boolean;
  /** Whether a member has another identity of the same provider. */
  hasOther(memberId: number): boolean;
}

type ConnectionRefusal = 'otherSession' | 'identityTaken' | 'otherIdentity' | 'accountExists' | 'mailNotVerified';

export type Connection =
  | { kind: 'logIn'; memberId: number }
  | { kind: 'connect'; memberId: number }
  | { kind: 'nothing'; memberId: number }
  | { kind: 'register' }
  | { kind: 'refuse'; why: ConnectionRefusal };

const refuse = (why: ConnectionRefusal): Connection => ({ kind: 'refuse', why });

/**
 * Decides what a proven identity opens. A mail address alone never opens an account, unless the organiser trusts the
 * provider with that. Otherwise a login with the account's own password proves that both belong together.
 */
export function decideConnection(facts: ConnectionFacts): Connection {
  return facts.wantedById === undefined ? decideLogin(facts) : decideWanted(facts, facts.wantedById);
}

function decideWanted({ ownerId, memberId, hasOther }: ConnectionFacts, wantedById: number): Connection {
  if (memberId !== wantedById) return refuse('otherSession');
  if (ownerId === memberId) return { kind: 'nothing', memberId };
  if (ownerId !== undefined) return refuse('identityTaken');
  return hasOther(memberId) ? refuse('otherIdentity') : { kind: 'connect', memberId };
}

function decideLogin({ ownerId, memberId, mail, trustsMail, hasOther }: ConnectionFacts): Connection {
  if (ownerId !== undefined) return { kind: ownerId === memberId ? 'nothing' : 'logIn', memberId: ownerId };
  if (mail === 'unverified') return refuse('mailNotVerified');
  if (mail === 'free') return { kind: 'register' };
  if (hasOther(mail.memberId)) return refuse('otherIdentity');
  const isProven = trustsMail || mail.memberId === memberId;
  return isProven ? { kind: 'connect', memberId: mail.memberId } : refuse('accountExists');
}
