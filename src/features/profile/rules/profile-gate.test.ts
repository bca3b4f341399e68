import { describe, expect, test } from 'vitest';
import { type GateFacts, profileGate } from './profile-gate.ts';

const mypage = { kind: 'mypage', page: 'mypage' } as const;
const locked = { kind: 'lockedContent' } as const;
const gate = (more: Partial<GateFacts>) =>
  profileGate({ target: mypage, isLoggedIn: true, isExhibitor: false, isComplete: true, ...more });

describe('the profile gate', () => {
  test('sends a visitor to log in before my page and before locked content [PROFILE-024, ACCESS-027]', () => {
    expect(gate({ isLoggedIn: false })).toEqual({ go: 'login' });
    expect(gate({ isLoggedIn: false, target: locked })).toEqual({ go: 'login' });
    expect(gate({ isLoggedIn: false, isExhibitor: true })).toEqual({ go: 'login' });
  });

  test('sends a member without a required answer to the profile, where the form checks itself at once [PROFILE-025]', () => {
    const profile = { go: 'profile', checkValidation: true };
    expect(gate({ isComplete: false })).toEqual(profile);
    expect(gate({ isComplete: false, target: { kind: 'mypage', page: 'badge' } })).toEqual(profile);
    expect(gate({ isComplete: false, target: locked })).toEqual(profile);
  });

  test.each([
    'profile',
    'loginInfo',
    'unsubscribe',
    'myTicket',
    'myTicketContent',
    'myTicketDetail',
    'myTicketPayment',
    'myTicketPurchased',
    'ticketCharge',
  ] as const)('never stands before %s, where a member corrects the profile, leaves, or has what was bought', (page) => {
    expect(gate({ isComplete: false, target: { kind: 'mypage', page } })).toEqual({ go: 'pass' });
    expect(gate({ isLoggedIn: false, target: { kind: 'mypage', page } })).toEqual({ go: 'login' });
  });

  test('lets a complete member pass, and everybody to pages without a lock', () => {
    expect(gate({})).toEqual({ go: 'pass' });
    expect(gate({ target: locked })).toEqual({ go: 'pass' });
    expect(gate({ target: { kind: 'open' }, isLoggedIn: false, isComplete: false })).toEqual({ go: 'pass' });
  });

  test('is open to exhibitors, even when answers are missing [ACCESS-053]', () => {
    expect(gate({ isExhibitor: true, isComplete: false })).toEqual({ go: 'pass' });
    expect(gate({ isExhibitor: true, isComplete: false, target: locked })).toEqual({ go: 'pass' });
  });
});
