import type { ProfileItem } from '#features/profile/web.ts';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PersonalFacts } from '#kernel/personal-facts.ts';
import { profileItem } from './profile-items.ts';

/** An item of a profile form with an answer; a line of text unless it says otherwise. */
export function answeredItem(more: Partial<ProfileItem> = {}): ProfileItem {
  return profileItem('TEXT', { entryFormKey: 'company', label: '会社名', ...more });
}

/** What tests of older features read; a test of another fact gives it. */
const noFacts: Partial<PersonalFacts> = {
  favorite: [],
  ticketLimited: [],
  liveChat: [],
  questionnaire: [],
  coupon: [],
  businessAppointment: [],
};

/** The answer of `GET personal` for Hanako, whose profile is complete. */
export function testPersonal(more: Partial<Personal> = {}): Personal {
  return {
    userId: 42,
    userdata: { userId: 42, isInvited: false, isBlocked: false, isStaff: false, isExhibitor: false },
    mail: 'hanako@example.jp',
    loginId: 'hanako',
    shareProfile: [
      answeredItem({
        entryFormKey: 'name',
        answerMethod: 'NAME',
        setting: { useKana: true },
        selectorValue: [
          { key: 'last_name', value: '汐見' },
          { key: 'first_name', value: '花子' },
          { key: 'last_name_kana', value: 'シオミ' },
          { key: 'first_name_kana', value: 'ハナコ' },
        ],
      }),
      answeredItem({
        entryFormKey: 'avatar',
        answerMethod: 'AVATAR',
        textValue: 'はなちゃん',
        selectorValue: [
          { key: 'avatar', value: '/media/a.webp' },
          { key: 'nickname', value: 'はなちゃん' },
        ],
      }),
      answeredItem({ textValue: '汐見造船株式会社', setting: { autocomplete: 'organization' } }),
    ],
    profile: [],
    terms: null,
    ...noFacts,
    ...more,
  } as Personal;
}

/** Event 11 of portal 1, as the site data name it. */
export function eventInit(more: Partial<NonNullable<SiteInit['event']>> = {}): NonNullable<SiteInit['event']> {
  return {
    portalId: 1,
    eventId: 11,
    enableMyBag: false,
    usePortal: true,
    isInvitingEvent: false,
    overviewAtDoors: false,
    portalName: '広場',
    overview: {
      name: '共創展',
      catchphrase: '',
      description: '',
      cover: null,
      startDate: '2026-12-16 10:00',
      endDate: '2026-12-18 17:00',
      doorsOpen: null,
      placeName: '汐見国際展示場',
      placeAddress: '',
      placeMapUrl: null,
      isOnline: false,
      fee: '',
      organizerName: '実行委員会',
      organizerUrl: null,
      tags: [],
      applicationType: 'opened',
      primaryAction: null,
    },
    ...more,
  };
}
