import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barriersOf, blockingGroups, type ExclusionGroup, isBlocked } from './exclusion-groups.ts';

const group = (purchasableCount: number, ...ids: number[]): ExclusionGroup => ({
  tickets: ids.map((id) => ({ id })),
  purchasableCount,
});

describe('a combination', () => {
  test.each<[number, number[], number[], boolean]>([
    [1, [], [], false],
    [1, [2], [], true],
    [1, [], [2], true],
    [1, [2, 3], [], true],
    [2, [], [], false],
    [2, [2], [], false],
    [2, [], [3], false],
    [2, [2, 3], [], true],
    [2, [2], [3], true],
    [2, [2], [2], false],
    [2, [2, 2, 2], [], false],
    [1, [1, 1], [1], false],
    [1, [9], [8], false],
    [0, [], [], true],
  ])(
    'of %i with %j in the cart and %j owned blocks ticket 1: %s [CART-030, CART-031, TICKET-099, TICKET-100]',
    (count, inCart, owned, blocks) => {
      expect(isBlocked(1, [group(count, 1, 2, 3)], inCart, owned)).toBe(blocks);
    },
  );

  test('says nothing of a ticket that is not in it [CART-030]', () => {
    expect(isBlocked(4, [group(0, 1, 2, 3)], [1, 2, 3], [1, 2, 3])).toBe(false);
  });

  test('blocks alone, whatever other groups allow, and is named [CART-030]', () => {
    const [narrow, wide] = [group(1, 1, 2), group(2, 1, 2, 3)];
    expect(blockingGroups(1, [wide, narrow], [2], [])).toEqual([narrow]);
    expect(blockingGroups(1, [wide, narrow], [2, 3], [])).toEqual([wide, narrow]);
  });

  const ids = fc.array(fc.nat(5), { maxLength: 8 });
  const groups = fc.array(
    fc.tuple(fc.nat(3), ids).map(([count, members]) => group(count, ...members)),
    { maxLength: 4 },
  );

  test('is never lifted by one ticket more [CART-030, CART-031]', () => {
    fc.assert(
      fc.property(fc.nat(5), groups, ids, ids, fc.nat(5), (ticket, some, inCart, owned, more) => {
        if (!isBlocked(ticket, some, inCart, owned)) return;
        expect(isBlocked(ticket, some, [...inCart, more], owned)).toBe(true);
        expect(isBlocked(ticket, some, inCart, [...owned, more])).toBe(true);
      }),
    );
  });

  test('counts the cart and owned tickets alike [CART-031]', () => {
    fc.assert(
      fc.property(fc.nat(5), groups, ids, ids, (ticket, some, inCart, owned) => {
        const asCart = isBlocked(ticket, some, [...inCart, ...owned], []);
        expect(isBlocked(ticket, some, inCart, owned)).toBe(asCart);
        expect(isBlocked(ticket, some, [], [...owned, ...inCart])).toBe(asCart);
      }),
    );
  });

  test('blocks no ticket of a cart whose tickets were accepted one by one [CART-030]', () => {
    fc.assert(
      fc.property(groups, ids, ids, (some, wanted, owned) => {
        const accepted: number[] = [];
        for (const id of wanted) if (!isBlocked(id, some, accepted, owned)) accepted.push(id);
        expect(accepted.filter((id) => isBlocked(id, some, accepted, owned))).toEqual([]);
      }),
    );
  });

  test('names how many of the other tickets block one, beside the cart [CART-030, CART-031, TICKET-021]', () => {
    fc.assert(
      fc.property(groups, ids, ids, (some, inCart, owned) => {
        const has = new Set(owned);
        const blocked = barriersOf(inCart, some)
          .filter(({ needed, others }) => others.filter((id) => has.has(id)).length >= needed)
          .map(({ ticketId }) => ticketId);
        expect(new Set(blocked)).toEqual(new Set(inCart.filter((id) => isBlocked(id, some, inCart, owned))));
      }),
    );
  });
});
