import { describe, expect, test } from 'vitest';
import { pages } from '#kernel/page.ts';
import { type GateFacts, profileGate } from './profile-gate.ts';

const mypage = { kind: 'mypage', page: 'mypage' } as const;
const locked = { kind: 'lockedContent' } as const;
const gate = (more: Partial<GateFacts>) =>
  profileGate({ target: mypage, isLoggedIn: true, isExhibitor: false, isComplete: true, wasAsked: false, ...more });

describe('the profile gate', () => {
  test('sends a visitor to log in before my page and before locked content [PROFILE-024, ACCESS-027]', () => {
    expect(gate({ isLoggedIn: false })).toEqual({ go: 'login' });
    expect(gate({ isLoggedIn: false, target: locked })).toEqual({ go: 'login' });
    expect(gate({ isLoggedIn: false, isExhibitor: true })).toEqual({ go: 'login' });
  });

  test('sends a member without a required answer to the profile, where the form checks itself at once [PROFILE-025]', () => {
    const profile = { go: 'profile', checkValidation: true };
    expect(gate({ isComplete: false })).toEqual(profile);
    expect(gate({ isComplete: false, target: locked })).toEqual(profile);
  });

  test('asks once before my page, and always before locked content [ACCESS-028]', () => {
    expect(gate({ isComplete: false, wasAsked: true })).toEqual({ go: 'pass' });
    expect(gate({ isComplete: false, wasAsked: true, target: locked })).toMatchObject({ go: 'profile' });
    expect(gate({ isLoggedIn: false, isComplete: false, wasAsked: true })).toEqual({ go: 'login' });
  });

  test.each(pages.filter(({ layout, name }) => layout === 'mypage' && name !== 'mypage').map(({ name }) => name))(
    'never stands before %s, which asks for what it needs by itself',
    (page) => {
      expect(gate({ isComplete: false, target: { kind: 'mypage', page } })).toEqual({ go: 'pass' });
      expect(gate({ isLoggedIn: false, target: { kind: 'mypage', page } })).toEqual({ go: 'login' });
    },
  );

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
