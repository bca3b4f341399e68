/** What of a profile item says whose picture it is. */
interface PictureItem {
  answerMethod: string;
  isEnabled: boolean;
  isHidden: boolean;
  selectorValue: readonly { key: string; value: string }[];
}

/** The member's picture, below the site's base; '' where there is none. Small: the header of every page asks it. */
export function memberAvatar({ shareProfile }: { shareProfile: readonly PictureItem[] }): string {
  const item = shareProfile.find((one) => one.answerMethod === 'AVATAR' && one.isEnabled && !one.isHidden);
  return item?.selectorValue.find(({ key }) => key === 'avatar')?.value ?? '';
}
