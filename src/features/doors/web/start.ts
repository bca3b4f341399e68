import type { SiteInit } from '#features/site/web.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { takeAccessToken } from './take-access-token.ts';

export const doorsStart: FeatureStart<SiteInit> = {
  onArrival({ init, isDraft }) {
    if (isDraft) takeAccessToken(window, createMemberSession(browserStorage().local), init.login.realmKey);
  },
};
