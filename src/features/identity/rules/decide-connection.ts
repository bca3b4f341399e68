export interface ProvenIdentity {
  /** The member who has this identity. */
  ownerId: number | undefined;
  /** Whose login it is to become; undefined when somebody logs in with it. */
  wantedById: number | undefined;
  /** The mail address of the identity, as far as the provider has verified it, and who has an account with it. */
  mail: 'unverified' | 'free' | { memberId: number };
}

export interface Caller {
  /** The member of the session that calls. */
  memberId: number | undefined;
}

export interface ConnectionFacts extends ProvenIdentity, Caller {
  /** The organiser lets a mail address that the provider has verified open the account that has it. */
  trustsMail: boolean;
  /** Whether a member has another identity of the same provider. */
  hasOther(memberId: number): boolean;
}

export type ConnectionRefusal =
  | 'otherSession'
  | 'identityTaken'
  | 'otherIdentity'
  | 'accountExists'
  | 'mailNotVerified';

export type Connection =
  | { kind: 'logIn'; memberId: number }
  | { kind: 'connect'; memberId: number }
  | { kind: 'nothing'; memberId: number }
  | { kind: 'register' }
  | { kind: 'refuse'; why: ConnectionRefusal };

const refuse = (why: ConnectionRefusal): Connection => ({ kind: 'refuse', why });

/**
 * What becomes of an identity that a provider has proven. An account is never entered because of a mail address, unless
 * the organiser trusts the provider with that: else who is logged in with the account's own password has proven both.
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
