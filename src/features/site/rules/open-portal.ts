interface Portal {
  isWithdrawn: boolean;
  passcode: string | undefined;
  document: {
    webSetting: { isRelease?: boolean | undefined; isNotSearchEngine?: boolean | undefined };
    login?: { isRequiredAtStartup?: boolean | undefined } | undefined;
  };
}

/** Whether anybody may be told what a portal lists: the operator's portal then finds its events too. */
export function isOpenPortal({ isWithdrawn, passcode, document: { webSetting, login } }: Portal): boolean {
  const isHidden = webSetting.isRelease === false || webSetting.isNotSearchEngine === true;
  return !isWithdrawn && passcode === undefined && !isHidden && login?.isRequiredAtStartup !== true;
}
