import { isRecord } from '#kernel/is-record.ts';

/** Who comes in at the door of a site, as the sentence above its settings says it. */
export interface WhoEnters {
  who: 'everybody' | 'members' | 'invited';
  needsCode: boolean;
}

/** By the settings of a draft: the strictest door counts, as it does for visitors. */
export function whoEnters(settings: unknown): WhoEnters {
  const site = isRecord(settings) ? settings : {};
  const login = isRecord(site['login']) ? site['login'] : {};
  const isForMembers =
    login['isEnabled'] === true && login['isRequiredAtStartup'] === true && login['isEnabledSkipAtStartup'] !== true;
  const who = site['isInvitingEvent'] === true ? 'invited' : isForMembers ? 'members' : 'everybody';
  return { who, needsCode: site['usePasscodeLock'] === true };
}
