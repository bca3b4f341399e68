import { isRecord } from '#kernel/is-record.ts';
import type { Json } from './part-changes.ts';

export const entrants = ['everybody', 'members', 'invited'] as const;

/** Who comes in at the door of a site, as the sentence above its settings says it. */
export interface WhoEnters {
  who: (typeof entrants)[number];
  needsCode: boolean;
}

/** What a site asks of whoever opens it. */
export const starts = ['open', 'offered', 'members', 'invited'] as const;
export type Start =
  | 'open'
  /** A login that may be skipped. */
  | 'offered'
  | 'members'
  /** Of the members, those who are invited. */
  | 'invited';

/** By the settings of a site: the strictest door counts, as it does for visitors. */
export function startOf(settings: unknown): Start {
  const site = isRecord(settings) ? settings : {};
  const login = isRecord(site['login']) ? site['login'] : {};
  if (site['isInvitingEvent'] === true) return 'invited';
  if (login['isEnabled'] !== true || login['isRequiredAtStartup'] !== true) return 'open';
  return login['isEnabledSkipAtStartup'] === true ? 'offered' : 'members';
}

export function whoEnters(settings: unknown): WhoEnters {
  const start = startOf(settings);
  const who = start === 'invited' || start === 'members' ? start : 'everybody';
  return { who, needsCode: isRecord(settings) && settings['usePasscodeLock'] === true };
}

/** Whether visitors can log in at all. */
export function hasLogin(settings: unknown): boolean {
  return isRecord(settings) && isRecord(settings['login']) && settings['login']['isEnabled'] === true;
}

type SettingChange = readonly [path: readonly string[], value: Json];

/** What a choice changes in the settings. Whoever asks for a login needs one, and nobody else loses theirs. */
export function changesForStart(start: Start): SettingChange[] {
  const asks = start === 'offered' || start === 'members';
  return [
    ...(start === 'open' ? [] : ([[['login', 'isEnabled'], true]] as const)),
    [['login', 'isRequiredAtStartup'], asks],
    [['login', 'isEnabledSkipAtStartup'], start === 'offered'],
    [['isInvitingEvent'], start === 'invited'],
  ];
}

/** A site without a login asks nobody for one: it would let nobody in. */
export function changesForLogin(isOn: boolean): SettingChange[] {
  return [[['login', 'isEnabled'], isOn], ...(isOn ? [] : changesForStart('open'))];
}
