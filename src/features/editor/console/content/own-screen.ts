import { ownScreens, wholeScreens } from '../part/part-href.ts';

/** Those that the settings of a portal do not have: it has no time and no place of its own. */
const ofEvents = ['overview.startDate', 'overview.endDate', 'overview.doorsOpen', 'overview.placeName'];

/** Whether a setting of a site is typed on another screen than that of all settings. */
export function isOnOwnScreen(path: readonly string[], kind: 'portal' | 'event'): boolean {
  const field = path.join('.');
  if (kind === 'portal' && ofEvents.includes(field)) return false;
  return field in ownScreens || field in wholeScreens;
}
