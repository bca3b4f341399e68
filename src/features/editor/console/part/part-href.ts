import type { DraftPlace } from '#kernel/console/draft-check-item.ts';
import { languageCodes } from '#kernel/language.ts';

/** Settings of a site that have a screen of their own, beside that of all settings. */
export const ownScreens: Readonly<Record<string, string>> = {
  languages: 'settings',
  'webSetting.title': 'settings',
  'webSetting.baseColor': 'settings',
  'overview.startDate': 'settings',
  'overview.endDate': 'settings',
  'overview.doorsOpen': 'settings',
  'overview.placeName': 'settings',
  'overview.organizerName': 'settings',
  'overview.cover': 'look',
  'webSetting.siteIcon': 'look',
  'webSetting.siteOgpImage': 'look',
  'terms.switchTerms': 'doors/terms',
  'terms.bodyTerms': 'doors/terms',
  'terms.switchPrivacy': 'doors/terms',
  'terms.bodyPrivacy': 'doors/terms',
  passcode: 'doors',
};

/** Others whose screen has them in a way of its own, so that no address leads to the field alone; a group has them all. */
export const wholeScreens: Readonly<Record<string, string>> = {
  terms: 'doors/terms',
  'webSetting.styleSheet': 'look',
  'login.isEnabled': 'doors',
  'login.isRequiredAtStartup': 'doors',
  isInvitingEvent: 'doors',
  usePasscodeLock: 'doors',
};

/** A text in one language: `overview.placeName.eng`. */
const ofLanguage = new RegExp(`\\.(${languageCodes.join('|')})$`);

/** Where a field is typed, below its site: that of `item-10-3` is at `content/10/3?field=title`. */
export function partHref(part: string, path: DraftPlace['path'] = []): string {
  const field = path.join('.');
  const screen = screenOf(part, field);
  const isWhole = part === 'settings' && field in wholeScreens;
  return field === '' || screen === 'doors' || isWhole ? screen : `${screen}?field=${encodeURIComponent(field)}`;
}

function screenOf(part: string, field: string): string {
  const [kind, contentId, detailId] = part.split('-');
  if (kind === 'tickets') return 'tickets';
  if (kind === 'settings') {
    const own = ownScreens[field] ?? ownScreens[field.replace(ofLanguage, '')];
    return own ?? wholeScreens[field] ?? wholeScreens[field.split('.')[0] ?? ''] ?? 'settings/all';
  }
  return detailId === undefined ? `content/${contentId}/settings` : `content/${contentId}/${detailId}`;
}
