import { isRecord } from '#kernel/is-record.ts';
import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import { type ChangeWarning, numberOf, sayValue, type SiteChange, type Stored } from './site-change.ts';

export interface SiteUses {
  /** Tickets that are good, and orders that wait. */
  tickets: number;
  waiting: number;
  /** Accounts of the site itself; those of a portal belong to the portal. */
  members: number;
}

/** Changes that hurt in the settings of a site that visitors know. */
export function siteWarnings({ site, passcode }: SiteChange, { tickets, waiting, members }: SiteUses): ChangeWarning[] {
  const { before, after } = site;
  if (before === undefined || after === undefined) return [];
  const warnings: ChangeWarning[] = [];
  const bought = tickets + waiting;
  for (const field of bought > 0
    ? ['startDate', 'endDate', 'doorsOpen', 'placeName', 'placeAddress', 'isOnline']
    : []) {
    const [old, now] = [overviewOf(before)[field], overviewOf(after)[field]];
    if (isSame(old, now)) continue;
    warnings.push({
      kind: 'eventMoved',
      place: `overview.${field}`,
      happens: `it was ${sayValue(old)} when ${numberOf(bought, 'ticket')} went out, and becomes ${sayValue(now)}; no mail tells their holders`,
      instead: 'tell them yourself before you publish, and say whether they may give tickets back',
      values: { bought },
    });
  }
  const [domain, newDomain] = [settingsOf(before)['ownDomain'], settingsOf(after)['ownDomain']];
  if (domain !== undefined && domain !== newDomain) {
    warnings.push({
      kind: 'domainGone',
      place: 'webSetting.ownDomain',
      happens: `addresses at ${sayValue(domain)} no longer lead to this site: links in mails, printed codes and bookmarks; who is logged in there is not at the new address`,
      instead: 'keep the domain until the event is over, or redirect it to the new address in your proxy',
      values: { domain: typeof domain === 'string' ? domain : '' },
    });
  }
  const languages = languagesOf(after);
  for (const language of languagesOf(before).filter((one) => !languages.includes(one))) {
    warnings.push({
      kind: 'languageGone',
      place: 'languages',
      happens: `who reads the site in ${language} gets it in ${languages[0]}, and so do mails about what they bought`,
      instead: `keep ${language} and leave texts out that are not translated: the first language stands in for them`,
      values: { language, first: languages[0] ?? '' },
    });
  }
  if (passcode.before !== undefined && passcode.before !== passcode.after) {
    const isOpen = passcode.after === undefined;
    warnings.push({
      kind: isOpen ? 'doorOpened' : 'passcodeChanged',
      place: 'passcode',
      happens: isOpen
        ? 'everybody sees what only people with the passcode could see'
        : 'whoever has entered the old passcode is asked for the new one',
      instead: isOpen ? 'keep a passcode if the site is still for guests' : 'send the new one to your guests first',
      values: {},
    });
  }
  const closes: [string, boolean][] = [
    ['passcode', passcode.before === undefined && passcode.after !== undefined],
    ['isInvitingEvent', before['isInvitingEvent'] !== true && after['isInvitingEvent'] === true],
  ];
  for (const [place] of closes.filter(([, isNew]) => isNew && bought > 0)) {
    warnings.push({
      kind: 'doorClosed',
      place,
      happens: `the holders of ${numberOf(bought, 'ticket')} stand before a door that was not there when they ordered`,
      instead: 'send them the passcode or invite their addresses before you publish',
      values: { bought },
    });
  }
  if (before['usePortal'] !== after['usePortal'] && (bought > 0 || members > 0)) {
    warnings.push({
      kind: 'accountsMoved',
      place: 'usePortal',
      happens: `members log in with ${after['usePortal'] === false ? "this event's own accounts" : "the portal's accounts"} from now on; who has an account of the other kind does not find their tickets there`,
      instead: 'leave it as it is until the event is over',
      values: { isOwn: after['usePortal'] === false },
    });
  }
  return warnings;
}

const fieldsOf = (document: Stored, name: string): Stored => (isRecord(document[name]) ? document[name] : {});
const overviewOf = (document: Stored): Stored => fieldsOf(document, 'overview');
const settingsOf = (document: Stored): Stored => fieldsOf(document, 'webSetting');
const languagesOf = ({ languages }: Stored): LanguageCode[] =>
  Array.isArray(languages) ? languages.filter(isLanguageCode) : [];

/** A text is the same where only a translation was added: nobody has read another. */
function isSame(old: unknown, now: unknown): boolean {
  if (isRecord(old) && isRecord(now)) return Object.entries(old).every(([language, text]) => now[language] === text);
  return JSON.stringify(old) === JSON.stringify(now);
}
