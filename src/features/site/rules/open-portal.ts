interface Portal {
  isWithdrawn: boolean;
  passcode: string | undefined;
  document: {
    webSetting: { isRelease?: boolean | undefined; isNotSearchEngine?: boolean | undefined };
    login?: { isRequiredAtStartup?: boolean | undefined } | undefined;
  };
}

/** Whether everybody may see the events of a portal, so that the operator's portal finds them too. */
export function isOpenPortal({ isWithdrawn, passcode, document: { webSetting, login } }: Portal): boolean {
  const isHidden = webSetting.isRelease === false || webSetting.isNotSearchEngine === true;
  return !isWithdrawn && passcode === undefined && !isHidden && login?.isRequiredAtStartup !== true;
}
