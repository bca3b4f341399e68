export interface SiteDoor {
  passcode: string | undefined;
  document: {
    webSetting: { isRelease?: boolean | undefined };
    isInvitingEvent?: boolean | undefined;
    login?: { isRequiredAtStartup?: boolean | undefined } | undefined;
  };
}

/** Whether a site is open to whoever comes: without a code, an invitation or a login at its door. */
export function canEverybodyEnter({ passcode, document: { webSetting, isInvitingEvent, login } }: SiteDoor): boolean {
  const isReleased = webSetting.isRelease !== false;
  return isReleased && passcode === undefined && isInvitingEvent !== true && login?.isRequiredAtStartup !== true;
}
