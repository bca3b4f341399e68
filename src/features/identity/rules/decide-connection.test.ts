import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Connection, type ConnectionFacts, decideConnection } from './decide-connection.ts';

const visitor: ConnectionFacts = {
  ownerId: undefined,
  memberId: undefined,
  wantedById: undefined,
  mail: 'free',
  trustsMail: false,
  hasOther: () => false,
};
const taken = { memberId: 7 };

describe('the decision about a proven identity', () => {
  test.each<[string, Partial<ConnectionFacts>, Connection | string]>([
    ['a new identity with a verified address registers', {}, { kind: 'register' }],
    ['a known identity logs in', { ownerId: 3 }, { kind: 'logIn', memberId: 3 }],
    [
      'a known identity logs in even with the address of another account',
      { ownerId: 3, mail: taken },
      { kind: 'logIn', memberId: 3 },
    ],
    ['a known identity needs no verified address', { ownerId: 3, mail: 'unverified' }, { kind: 'logIn', memberId: 3 }],
    [
      'a member with this identity who is logged in stays so',
      { ownerId: 3, memberId: 3 },
      { kind: 'nothing', memberId: 3 },
    ],
    ['the session of another member is replaced', { ownerId: 3, memberId: 4 }, { kind: 'logIn', memberId: 3 }],
    ['a new identity in the session of another member registers', { memberId: 4 }, { kind: 'register' }],
    ['an identity without a verified address makes no account', { mail: 'unverified' }, 'mailNotVerified'],
    [
      'an identity without a verified address is not connected with the logged-in member',
      { mail: 'unverified', memberId: 4 },
      'mailNotVerified',
    ],
    ['the address of an account alone opens nothing', { mail: taken }, 'accountExists'],
    [
      'the address of an account opens nothing for another member either',
      { mail: taken, memberId: 4 },
      'accountExists',
    ],
    [
      'a login to the account with the address connects',
      { mail: taken, memberId: 7 },
      { kind: 'connect', memberId: 7 },
    ],
    ['a trusted provider connects', { mail: taken, trustsMail: true }, { kind: 'connect', memberId: 7 }],
    [
      'a member has one identity of a provider',
      { mail: taken, trustsMail: true, hasOther: (id) => id === 7 },
      'otherIdentity',
    ],
    ['a request of the member connects', { wantedById: 4, memberId: 4 }, { kind: 'connect', memberId: 4 }],
    [
      'a request needs no verified address',
      { wantedById: 4, memberId: 4, mail: 'unverified' },
      { kind: 'connect', memberId: 4 },
    ],
    ['a request in the session of another member is refused', { wantedById: 4, memberId: 5 }, 'otherSession'],
    ['a request without a session is refused', { wantedById: 4 }, 'otherSession'],
    [
      'a request for an identity that is connected already changes nothing',
      { wantedById: 4, memberId: 4, ownerId: 4 },
      { kind: 'nothing', memberId: 4 },
    ],
    [
      'a request for the identity of another member is refused',
      { wantedById: 4, memberId: 4, ownerId: 3 },
      'identityTaken',
    ],
    [
      'a request for a second identity of the provider is refused',
      { wantedById: 4, memberId: 4, hasOther: (id) => id === 4 },
      'otherIdentity',
    ],
  ])('%s [AUTH-013]', (_, facts, expected) => {
    const decided = decideConnection({ ...visitor, ...facts });
    expect(decided).toEqual(typeof expected === 'string' ? { kind: 'refuse', why: expected } : expected);
  });

  test('only its identity, its own login or a trusted address opens an account [AUTH-013]', () => {
    const id = fc.constantFrom(undefined, 1, 2, 3);
    const facts = fc.record({
      ownerId: id,
      memberId: id,
      wantedById: id,
      mail: fc.constantFrom('unverified' as const, 'free' as const, { memberId: 1 }, { memberId: 2 }),
      trustsMail: fc.boolean(),
      others: fc.subarray([1, 2, 3]),
    });
    fc.assert(
      fc.property(facts, ({ others, ...rest }) => {
        const decided = decideConnection({ ...rest, hasOther: (memberId) => others.includes(memberId) });
        const { ownerId, memberId, wantedById, mail, trustsMail } = rest;
        if (decided.kind === 'refuse') return;
        if (decided.kind === 'register') {
          expect([ownerId, wantedById, mail]).toEqual([undefined, undefined, 'free']);
          return;
        }
        const isTrusted = trustsMail && typeof mail === 'object' && mail.memberId === decided.memberId;
        const ways = [
          ownerId === decided.memberId,
          memberId === decided.memberId,
          isTrusted && wantedById === undefined,
        ];
        expect(ways).toContain(true);
        if (decided.kind !== 'connect') return;
        expect(ownerId).toBeUndefined();
        expect(others).not.toContain(decided.memberId);
        // A login connects the owner of the address; a request to connect joins the member who made it.
        expect(decided.memberId).toBe(wantedById ?? (mail as { memberId: number }).memberId);
      }),
      { numRuns: 2_000 },
    );
  });
});
