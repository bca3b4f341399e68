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
    ['a new one with a verified address registers', {}, { kind: 'register' }],
    ['a known one logs in', { ownerId: 3 }, { kind: 'logIn', memberId: 3 }],
    ['a known one logs in whatever its address is now', { ownerId: 3, mail: taken }, { kind: 'logIn', memberId: 3 }],
    ['a known one needs no address', { ownerId: 3, mail: 'unverified' }, { kind: 'logIn', memberId: 3 }],
    ['whoever is logged in by it already stays', { ownerId: 3, memberId: 3 }, { kind: 'nothing', memberId: 3 }],
    ['somebody else’s session gives way', { ownerId: 3, memberId: 4 }, { kind: 'logIn', memberId: 3 }],
    ['a new one in somebody else’s session registers for itself', { memberId: 4 }, { kind: 'register' }],
    ['without a verified address nobody is made', { mail: 'unverified' }, 'mailNotVerified'],
    ['nor connected with whoever is logged in', { mail: 'unverified', memberId: 4 }, 'mailNotVerified'],
    ['the address of an account opens nothing', { mail: taken }, 'accountExists'],
    ['nor for another member', { mail: taken, memberId: 4 }, 'accountExists'],
    ['its own login connects', { mail: taken, memberId: 7 }, { kind: 'connect', memberId: 7 }],
    ['a trusted provider connects', { mail: taken, trustsMail: true }, { kind: 'connect', memberId: 7 }],
    [
      'one identity of a provider for a member',
      { mail: taken, trustsMail: true, hasOther: (id) => id === 7 },
      'otherIdentity',
    ],
    ['a wish of the member connects', { wantedById: 4, memberId: 4 }, { kind: 'connect', memberId: 4 }],
    ['a wish needs no address', { wantedById: 4, memberId: 4, mail: 'unverified' }, { kind: 'connect', memberId: 4 }],
    ['a wish in another session ends', { wantedById: 4, memberId: 5 }, 'otherSession'],
    ['a wish without a session ends', { wantedById: 4 }, 'otherSession'],
    ['a wish that is fulfilled already', { wantedById: 4, memberId: 4, ownerId: 4 }, { kind: 'nothing', memberId: 4 }],
    ['a wish for somebody else’s', { wantedById: 4, memberId: 4, ownerId: 3 }, 'identityTaken'],
    ['a wish for a second one', { wantedById: 4, memberId: 4, hasOther: (id) => id === 4 }, 'otherIdentity'],
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
