import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileItem } from '../../../../test/profile-items.ts';
import { asideMs, isProfileAskedFor, openItems } from './open-items.ts';

const name = (last: string, first: string, isRequired: boolean) =>
  profileItem('NAME', {
    isRequired,
    selectorValue: [
      { key: 'last_name', value: last },
      { key: 'first_name', value: first },
    ],
  });

describe('an item is open', () => {
  test.each([
    ['a text without an answer', profileItem('TEXT', { textValue: ' ' }), true],
    ['a text with an answer', profileItem('TEXT', { textValue: 'しおみ' }), false],
    ['a name of which nothing is given', name('', '', false), true],
    ['a required name of which a part is missing', name('汐見', '', true), true],
    ['an optional name of which the member gave a part', name('汐見', '', false), false],
    ['an address that needs no part', profileItem('ADDRESS', { setting: { isRequired: {} } }), true],
    ['a choice that is not offered any more', withChoice(false), true],
    ['a choice that is offered', withChoice(true), false],
    ['what members cannot change', profileItem('TEXT', { isUneditable: true }), false],
    ['what is hidden', profileItem('TEXT', { isHidden: true }), false],
    ['what is switched off', profileItem('TEXT', { isEnabled: false }), false],
    ['the mail address of the account', profileItem('MAILADDRESS', { isRequired: true }), false],
  ])('or not: %s', (_, item, isOpen) => {
    expect(openItems([item])).toEqual(isOpen ? [item] : []);
  });

  function withChoice(isEnabled: boolean) {
    return profileItem('SELECT', {
      selectorItems: [{ key: 'sales', label: '営業', isEnabled }],
      selectorValue: [{ key: 'sales', value: '営業' }],
    });
  }
});

describe('the profile is asked for', () => {
  const now = Date.UTC(2026, 10, 20);
  const aside = { at: now, fields: ['profile.job', 'shareProfile.gender'] };

  test.each([
    ['while something is open', ['profile.job'], undefined, 0, true],
    ['not when nothing is open', [], undefined, 0, false],
    ['not when it was put aside', ['profile.job'], aside, 0, false],
    ['not shortly before the time is over', ['profile.job'], aside, asideMs - 1, false],
    ['again after three months', ['profile.job'], aside, asideMs, true],
    ['again when the form has grown', ['profile.job', 'profile.phone'], aside, 0, true],
    ['not again when an answer was taken back', ['shareProfile.gender'], aside, 0, false],
  ])('%s', (_, open, kept, later, isAsked) => {
    expect(isProfileAskedFor(open, kept, now + later)).toBe(isAsked);
  });

  test('never right after it was put aside, whatever the form', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.subarray(['a', 'b', 'c']), fc.integer(), (more, open, at) => {
        expect(isProfileAskedFor(open, { at, fields: [...more, ...open] }, at)).toBe(false);
      }),
    );
  });
});
