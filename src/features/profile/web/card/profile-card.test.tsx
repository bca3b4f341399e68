// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inEvent } from '../../../../../test/fake-api.ts';
import { profileItem } from '../../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { languageCodes } from '#kernel/language.ts';
import type { ProfileLists } from '../../rules/profile-item.ts';
import { ProfileCard } from './profile-card.tsx';
import { profileCardTexts } from './profile-card-texts.ts';
import say from './texts/jpn.ts';

const item = (entryFormKey: string, textValue = '') => profileItem('TEXT', { entryFormKey, textValue });
const hanako = { userId: 42, shareProfile: [item('company'), item('job'), item('name', '花子')], profile: [] };
const onAside = vi.fn<() => void>();

afterEach(() => {
  window.localStorage.clear();
  onAside.mockReset();
  vi.restoreAllMocks();
});

async function open(personal: (ProfileLists & { userId: number }) | null = hanako, context = pageContext(inEvent)) {
  cleanup();
  return renderScreen(<ProfileCard personal={personal ?? undefined} onAside={onAside} />, [profileCardTexts], context);
}
const card = () => screen.queryByRole('region');
const putAside = () => fireEvent.click(screen.getByRole('button', { name: say.later }));

describe('the card that asks for the profile', () => {
  test('says how many items are open and leads to the form', async () => {
    await open();
    expect(screen.getByRole('region', { name: say.title(2) })).toBeTruthy();
    expect(screen.getByRole('link', { name: say.fillIn }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/profile',
    );
  });

  test('is not shown when nothing is open, nor before the member’s data are there', async () => {
    await open({ ...hanako, shareProfile: [item('company', '花町商店')] });
    expect(card()).toBeNull();
    await open(null);
    expect(card()).toBeNull();
  });

  test('goes when it is put aside, and stays away for this member at this site', async () => {
    await open();
    putAside();
    expect(card()).toBeNull();
    expect(onAside).toHaveBeenCalledTimes(1);
    await open();
    expect(card()).toBeNull();
    await open(hanako, pageContext());
    expect(card()).not.toBeNull();
  });

  test('is there for another member of the same browser, and both put it aside for themselves', async () => {
    await open();
    putAside();
    const james = { ...hanako, userId: 43 };
    await open(james);
    putAside();
    await open(james);
    expect(card()).toBeNull();
    await open();
    expect(card()).toBeNull();
  });

  test('comes back when the form has grown', async () => {
    await open();
    putAside();
    await open({ ...hanako, profile: [profileItem('TEXT', { shareProfileId: null, profileId: 1 })] });
    expect(screen.getByRole('region', { name: say.title(3) })).toBeTruthy();
  });

  test.each(['', '{}', '[1, {"of": 1}]', 'nonsense'])('is shown whatever else is stored: %j', async (stored) => {
    window.localStorage.setItem('profileAside', stored);
    await open({ ...hanako, userId: 45 });
    expect(card()).not.toBeNull();
  });

  test.each(languageCodes)('has texts in %s', async (language) => {
    await open({ ...hanako, userId: 46 }, pageContext({ ...inEvent, language }));
    expect(card()?.textContent).toMatch(/2/);
    expect(card()?.textContent).not.toMatch(/undefined/);
  });

  test('stays away for the life of the page where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await open({ ...hanako, userId: 44 });
    putAside();
    await open({ ...hanako, userId: 44 });
    expect(card()).toBeNull();
  });
});
